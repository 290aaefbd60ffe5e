import { Worker } from 'node:worker_threads';
import type { CountedStatement } from './counted-statement';

/** What SQLite refused, with its code, e.g. SQLITE_FULL. */
export class SqliteFault extends Error {
  override readonly name = 'SqliteFault';
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

export interface SqliteAnswer {
  readonly rows: unknown[];
  /** Rows inserted, updated or deleted. */
  readonly changes: number;
}

interface Asker {
  readonly resolve: (answer: SqliteAnswer) => void;
  readonly reject: (error: Error) => void;
}

type Reply = { readonly id: number } & (
  SqliteAnswer | { readonly error: { readonly message: string; readonly code: string | undefined } }
);

/** One SQLite file in a thread of its own; statements are run in the order they are asked. */
export class SqliteThread {
  /** Rejects with a SqliteFault when the file cannot be opened. */
  readonly opened: Promise<SqliteAnswer>;
  private readonly worker: Worker;
  private readonly askers = new Map<number, Asker>();
  private readonly ended: Promise<void>;
  private lastId = 0;

  /** @param isTrusted opens the file without reading all of it first */
  constructor(path: string, isTrusted = false) {
    this.worker = new Worker(new URL('./sqlite-worker.js', import.meta.url), {
      workerData: { path, isTrusted },
    });
    this.opened = new Promise((resolve, reject) => this.askers.set(0, { resolve, reject }));
    this.worker.on('message', (reply: Reply) => this.settle(reply));
    this.worker.on('error', (error) => this.giveUp(error.message));
    this.ended = new Promise((resolve) => this.worker.once('exit', () => resolve()));
    void this.ended.then(() => this.giveUp('the thread has ended'));
  }

  run(sql: string, parameters: readonly unknown[]): Promise<SqliteAnswer> {
    return this.ask({ sql, parameters });
  }

  /** All in one transaction, or none: false where one changes another number of rows. */
  async runTogether(together: readonly CountedStatement[]): Promise<boolean> {
    const { changes } = await this.ask({ together });
    return changes > 0;
  }

  /** Resolves when the file is closed. */
  async close(): Promise<void> {
    this.worker.postMessage('close');
    await this.ended;
  }

  private ask(question: object): Promise<SqliteAnswer> {
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      this.askers.set(id, { resolve, reject });
      this.worker.postMessage({ id, ...question });
    });
  }

  private settle(reply: Reply): void {
    const asker = this.askers.get(reply.id);
    this.askers.delete(reply.id);
    if ('error' in reply) asker?.reject(new SqliteFault(reply.error.message, reply.error.code));
    else asker?.resolve(reply);
  }

  private giveUp(reason: string): void {
    for (const { reject } of this.askers.values())
      reject(new SqliteFault(reason, 'SQLITE_CANTOPEN'));
    this.askers.clear();
  }
}
