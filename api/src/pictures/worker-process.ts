import { fork } from 'node:child_process';
import type { ChildProcess, Serializable } from 'node:child_process';

/** What the process says: that it is ready, that it cannot work at all, or what became of a task. */
type Word<Answer> = { readonly ready: true } | { readonly fault: string } | Answer;

/** In milliseconds. */
export interface WorkTimes {
  /** For one task, once the process is ready. */
  readonly work: number;
  /** How long the process is kept after a task, for the next one. */
  readonly idle: number;
}

export interface WorkerProgram<Answer> {
  /** The path of what it runs. */
  readonly file: string;
  readonly times: WorkTimes;
  /** What a task is answered that took too long or ended the process. */
  readonly gaveUp: Answer;
}

/** In milliseconds, on a machine that is busy with everything else. */
const startTime = 30_000;

/**
 * Looks into files of strangers in a process of its own, one after the other. It is started by the first task, ended
 * with one that takes too long, and started anew by the next.
 */
export class WorkerProcess<Task extends Serializable, Answer extends object> {
  private child: Promise<ChildProcess> | undefined;
  private idling: NodeJS.Timeout | undefined;

  constructor(private readonly program: WorkerProgram<Answer>) {}

  /** To be called when the task before is done. Throws when the process cannot work at all. */
  async run(task: Task): Promise<Answer> {
    clearTimeout(this.idling);
    const answer = await ask(await this.findChild(), task, this.program);
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
    const fail = (reason: unknown) => {
      clearTimeout(timer);
      end(child);
      reject(new Error(`No file can be looked into: ${String(reason)}`));
    };
    const timer = setTimeout(() => fail('the process does not begin.'), startTime);
    child.on('error', fail).once('exit', fail);
    child.once('message', (word: Word<object>) => {
      clearTimeout(timer);
      child.removeListener('exit', fail);
      if ('ready' in word) resolve(child);
      else fail('fault' in word ? word.fault : 'it says something else.');
    });
  });
}

function ask<Answer>(
  child: ChildProcess,
  task: Serializable,
  { times, gaveUp }: WorkerProgram<Answer>,
): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(timer);
      child.removeListener('message', settle).removeListener('exit', giveUp);
      resolve(answer);
    };
    const giveUp = () => {
      end(child);
      settle(gaveUp);
    };
    const timer = setTimeout(giveUp, times.work);
    child.once('message', settle).once('exit', giveUp);
    // Where it fails the process has gone, which is told by its exit.
    child.send(task, () => undefined);
  });
}

/** Nothing less ends a process in the middle of its work. */
function end(child: ChildProcess): void {
  child.kill('SIGKILL');
  if (child.connected) child.disconnect();
}
