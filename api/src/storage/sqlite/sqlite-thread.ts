import { Worker } from 'node:worker_threads';
import { workerFile } from '../worker-process/worker-file';
import type { CountedStatement } from './counted-statement';

/** An error of SQLite with its code, e.g. SQLITE_FULL. */
export class SqliteError extends Error {
  override readonly name = 'SqliteError';
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

export interface SqliteAnswer {
  readonly rows: unknown[];
  /** The number of rows inserted, updated or deleted. */
  readonly changes: number;
}

interface Asker {
  readonly resolve: (answer: SqliteAnswer) => void;
  readonly reject: (error: Error) => void;
}

type Reply = { readonly id: number } & (
  | SqliteAnswer
  | { readonly error: { readonly message: string; readonly code: string | undefined } }
);

/** Milliseconds for which a thread waits for another file once its own is closed, since tests open thousands. */
const idleTime = 1000;

/** Threads without a file. They keep no process from ending. */
const idle: IdleThread[] = [];

interface IdleThread {
  readonly worker: Worker;
  readonly timer: NodeJS.Timeout;
}

/** A SQLite file in a thread of its own; statements run in the order of the calls. */
export class SqliteThread {
  /** Rejects with a SqliteError where the file cannot be opened. */
  readonly opened: Promise<SqliteAnswer>;
  private readonly worker = takeWorker();
  private readonly askers = new Map<number, Asker>();
  private readonly listeners = {
    message: (reply: Reply) => this.settle(reply),
    error: (error: Error) => this.giveUp(error.message),
    exit: () => this.giveUp('the thread has ended'),
  };
  private lastId = 0;
  /** The error of all further calls once the thread has ended. */
  private end: SqliteError | undefined;

  /** @param isTrusted opens the file without checking all of it first */
  constructor(path: string, isTrusted = false) {
    for (const [event, listener] of Object.entries(this.listeners)) this.worker.on(event, listener);
    this.opened = this.ask({ path, isTrusted }).catch(async (error: unknown) => {
      await this.worker.terminate();
      throw error;
    });
  }

  run(sql: string, parameters: readonly unknown[]): Promise<SqliteAnswer> {
    return this.ask({ sql, parameters });
  }

  /**
   * Runs all statements in one transaction. Returns false and stores nothing where one changes another number of rows.
   */
  async runTogether(together: readonly CountedStatement[]): Promise<boolean> {
    const { changes } = await this.ask({ together });
    return changes > 0;
  }

  /** Resolves when the file is closed. */
  async close(): Promise<void> {
    const closed = this.ask({ closes: true });
    // The thread may have another file from now on.
    this.end ??= new SqliteError('the file is closed', 'SQLITE_CANTOPEN');
    try {
      await closed;
    } catch {
      // Ending the thread closes its file, too.
      await this.worker.terminate();
      return;
    }
    for (const [event, listener] of Object.entries(this.listeners))
      this.worker.off(event, listener);
    leaveIdle(this.worker);
  }

  private ask(question: object): Promise<SqliteAnswer> {
    return new Promise((resolve, reject) => {
      if (this.end !== undefined) return reject(this.end);
      const id = ++this.lastId;
      this.askers.set(id, { resolve, reject });
      this.worker.postMessage({ id, ...question });
    });
  }

  private settle(reply: Reply): void {
    const asker = this.askers.get(reply.id);
    this.askers.delete(reply.id);
    if ('error' in reply) asker?.reject(new SqliteError(reply.error.message, reply.error.code));
    else asker?.resolve(reply);
  }

  private giveUp(reason: string): void {
    this.end ??= new SqliteError(reason, 'SQLITE_CANTOPEN');
    for (const { reject } of this.askers.values()) reject(this.end);
    this.askers.clear();
  }
}

function takeWorker(): Worker {
  const waiting = idle.pop();
  if (waiting === undefined) return new Worker(workerFile('sqlite-worker', import.meta.url));
  clearTimeout(waiting.timer);
  waiting.worker.ref();
  return waiting.worker;
}

function leaveIdle(worker: Worker): void {
  const end = () => {
    const place = idle.indexOf(thread);
    if (place < 0) return;
    idle.splice(place, 1);
    void worker.terminate();
  };
  const thread = { worker, timer: setTimeout(end, idleTime).unref() };
  worker.unref();
  idle.push(thread);
}
