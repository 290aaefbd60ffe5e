import { fork } from 'node:child_process';
import type { ChildProcess, Serializable } from 'node:child_process';
import { errorCode } from '../error-code';

/** What the process says: that it is ready, that it cannot work at all, or what became of a task. */
type Word<Answer> = { readonly ready: true } | { readonly fault: string } | Answer;

/** In milliseconds. */
export interface WorkTimes {
  /** For one task, once the process is ready. */
  readonly work: number;
  /** How long the process is kept after a task, for the next one. */
  readonly idle: number;
}

export interface WorkerProgram {
  /** The path of what it runs. */
  readonly file: string;
  readonly times: WorkTimes;
}

/** Why a task has no answer: its time was over, its process reached its bound of memory, or ended in another way. */
export const gaveUp = { time: 'WORK_TIME', memory: 'WORK_MEMORY', end: 'WORK_ENDED' } as const;

/** A task has no answer. Its code is one of `gaveUp`, or an error of the system's, as `ENOSPC`. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
  constructor(readonly code: string) {
    super(`No file can be looked into: ${code}`);
  }
}

/** The signal by which a process ends itself at its bound of memory (work-in-thread.ts). */
const atItsBound = 'SIGUSR2';

/** In milliseconds, on a machine that is busy with everything else. */
const startTime = 30_000;

/**
 * Looks into files of strangers in a process of its own, one after the other. It is started by the first task, ended
 * with one that takes too long, and started anew by the next.
 */
export class WorkerProcess<Task extends Serializable, Answer extends object> {
  private child: Promise<ChildProcess> | undefined;
  private idling: NodeJS.Timeout | undefined;

  constructor(private readonly program: WorkerProgram) {}

  /**
   * To be called when the task before is done. Throws a WorkerError where there is no answer.
   * @param work milliseconds that this task may take, where they are not those of all
   */
  async run(task: Task, work = this.program.times.work): Promise<Answer> {
    clearTimeout(this.idling);
    const answer = await ask<Answer>(await this.findChild(), task, work);
    this.idling = setTimeout(() => this.stop(), this.program.times.idle).unref();
    return answer;
  }

  /** Another one when the last has ended, be it on its own. */
  private async findChild(): Promise<ChildProcess> {
    const running = await this.child;
    if (running?.connected && running.signalCode === null) return running;
    this.child = start(this.program.file);
    return this.child.catch((error: unknown) => {
      this.child = undefined;
      throw error;
    });
  }

  /** Ends the process, with the task that it works on. */
  stop(): void {
    clearTimeout(this.idling);
    void this.child?.then(end, () => undefined);
    this.child = undefined;
  }
}

/** Nothing of this process but its tasks gets there, and nothing that it prints gets here. */
function start(file: string): Promise<ChildProcess> {
  const child = fork(file, {
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=128'],
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
    const timer = setTimeout(() => fail(gaveUp.time), startTime);
    const failAtEnd = () => fail(gaveUp.end);
    child.on('error', (error) => fail(errorCode(error) ?? error.name)).once('exit', failAtEnd);
    child.once('message', (word: Word<object>) => {
      clearTimeout(timer);
      child.removeListener('exit', failAtEnd);
      if ('ready' in word) resolve(child);
      else fail('fault' in word ? word.fault : gaveUp.end);
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
      giveUp(signal === atItsBound ? gaveUp.memory : gaveUp.end);
    const settle = (word: Exclude<Word<Answer>, { readonly ready: true }>) => {
      // A process that cannot do this work may be able to do no other.
      if ('fault' in word) return giveUp(word.fault);
      leave();
      resolve(word);
    };
    const timer = setTimeout(() => giveUp(gaveUp.time), work);
    child.once('message', settle).once('exit', giveUpAtEnd);
    // Where it fails the process has gone, which is told by its exit.
    child.send(task, () => undefined);
  });
}

/** Nothing less ends a process in the middle of its work. */
function end(child: ChildProcess): void {
  child.kill('SIGKILL');
  if (child.connected) child.disconnect();
}
