import { fork } from 'node:child_process';
import type { ChildProcess, Serializable } from 'node:child_process';
import { errorCode } from '../error-code';

/** A message of the process: that it is ready, that it cannot work at all, or the result of a task. */
type Word<Answer> = { readonly ready: true } | { readonly fault: string } | Answer;

/** Times in milliseconds. */
export interface WorkTimes {
  /** The time for one task, once the process is ready. */
  readonly work: number;
  /** The time for which the process waits for the next task. */
  readonly idle: number;
}

export interface WorkerProgram {
  readonly file: string;
  readonly times: WorkTimes;
  /** What the JavaScript values of the process may take, in mebibytes. */
  readonly maxHeap?: number;
}

const usualHeap = 128;

/**
 * The codes of a task without a result: its time was over, its process reached its memory limit, or it ended otherwise.
 */
export const workFailureCodes = {
  time: 'WORK_TIME',
  memory: 'WORK_MEMORY',
  end: 'WORK_ENDED',
} as const;

/** A task has no result. The code is one of `workFailureCodes`, or one of the system, e.g. `ENOSPC`. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
  constructor(readonly code: string) {
    super(`No file can be looked into: ${code}`);
  }
}

/** The signal by which a process ends itself at its memory limit (work-in-thread.ts). */
const atItsBound = 'SIGUSR2';

/** Milliseconds that a start may take, on a machine that is busy with everything else. */
const startTime = 30_000;

/**
 * Reads files of strangers in a process of its own, one after the other. The first task starts the process; a task that
 * takes too long ends it, and the next one starts it again.
 */
export class WorkerProcess<Task extends Serializable, Answer extends object> {
  private child: Promise<ChildProcess> | undefined;
  private idling: NodeJS.Timeout | undefined;

  constructor(private readonly program: WorkerProgram) {}

  /**
   * Runs a task. Call it only when the last task is done. Throws a WorkerError where there is no result.
   * @param work milliseconds for this task, where they differ from the default
   */
  async run(task: Task, work = this.program.times.work): Promise<Answer> {
    clearTimeout(this.idling);
    const answer = await ask<Answer>(await this.findChild(), task, work);
    this.idling = setTimeout(() => this.stop(), this.program.times.idle).unref();
    return answer;
  }

  /** Returns the running process, or starts another where the last has ended. */
  private async findChild(): Promise<ChildProcess> {
    const running = await this.child;
    if (running?.connected && running.signalCode === null) return running;
    this.child = start(this.program);
    return this.child.catch((error: unknown) => {
      this.child = undefined;
      throw error;
    });
  }

  /** Ends the process and its current task. */
  stop(): void {
    clearTimeout(this.idling);
    void this.child?.then(end, () => undefined);
    this.child = undefined;
  }
}

/** Starts a process that gets nothing but tasks from this one, and whose output goes nowhere. */
function start({ file, maxHeap = usualHeap }: WorkerProgram): Promise<ChildProcess> {
  const child = fork(file, {
    env: { MALLOC_ARENA_MAX: '2' },
    // It bounds the threads of the process, too.
    execArgv: [`--max-old-space-size=${maxHeap}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The child must not keep the server process alive; the timer of a waiting request does.
  child.unref();
  child.channel?.unref();
  return new Promise((resolve, reject) => {
    const fail = (code: string) => {
      clearTimeout(timer);
      end(child);
      reject(new WorkerError(code));
    };
    const timer = setTimeout(() => fail(workFailureCodes.time), startTime);
    const failAtEnd = () => fail(workFailureCodes.end);
    child.on('error', (error) => fail(errorCode(error) ?? error.name)).once('exit', failAtEnd);
    child.once('message', (word: Word<object>) => {
      clearTimeout(timer);
      child.removeListener('exit', failAtEnd);
      if ('ready' in word) resolve(child);
      else fail('fault' in word ? word.fault : workFailureCodes.end);
    });
  });
}

function ask<Answer extends object>(
  child: ChildProcess,
  task: Serializable,
  work: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      child.removeListener('message', settle).removeListener('exit', giveUpAtEnd);
    };
    const giveUp = (code: string) => {
      leave();
      end(child);
      reject(new WorkerError(code));
    };
    const giveUpAtEnd = (_code: number | null, signal: NodeJS.Signals | null) =>
      giveUp(signal === atItsBound ? workFailureCodes.memory : workFailureCodes.end);
    const settle = (word: Exclude<Word<Answer>, { readonly ready: true }>) => {
      // A process that cannot do this work may be able to do no other.
      if ('fault' in word) return giveUp(word.fault);
      leave();
      resolve(word);
    };
    const timer = setTimeout(() => giveUp(workFailureCodes.time), work);
    child.once('message', settle).once('exit', giveUpAtEnd);
    // If sending fails, the process has ended, and its exit is handled.
    child.send(task, () => undefined);
  });
}

/** Kills the process, because nothing less ends it in the middle of its work. */
function end(child: ChildProcess): void {
  child.kill('SIGKILL');
  if (child.connected) child.disconnect();
}
