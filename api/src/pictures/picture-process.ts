import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What became of a picture; `too-slow` when its time ran out or it ended the process. */
export type PictureAnswer =
  | { readonly picture: Uint8Array }
  | { readonly refused: 'too-many-pixels' | 'damaged' | 'too-slow' };

/** What the process says: that it is ready, that it cannot work at all, or what became of a picture. */
type Word = { readonly ready: true } | { readonly fault: string } | PictureAnswer;

/** In milliseconds. */
export interface PictureTimes {
  /** For one picture, once the process is ready. */
  readonly work: number;
  /** How long the process is kept after a picture, for the next one. */
  readonly idle: number;
}

export const defaultPictureTimes: PictureTimes = { work: 5_000, idle: 300_000 };

/** In milliseconds, on a machine that is busy with everything else. */
const startTime = 30_000;

const file = fileURLToPath(new URL('./picture-worker.js', import.meta.url));

/**
 * Remakes pictures in a process of its own, one after the other. It is started by the first picture, ended with one
 * that takes too long, and started anew by the next.
 */
export class PictureProcess {
  private child: Promise<ChildProcess> | undefined;
  private idling: NodeJS.Timeout | undefined;

  constructor(private readonly times: PictureTimes = defaultPictureTimes) {}

  /** To be called when the picture before is done. Throws when the process cannot work at all. */
  async remake(bytes: Uint8Array): Promise<PictureAnswer> {
    clearTimeout(this.idling);
    const answer = await ask(await this.findChild(), bytes, this.times.work);
    this.idling = setTimeout(() => this.stop(), this.times.idle).unref();
    return answer;
  }

  /** Another one when the last has ended, be it on its own. */
  private async findChild(): Promise<ChildProcess> {
    const running = await this.child;
    if (running?.connected && running.signalCode === null) return running;
    this.child = start();
    return this.child.catch((error: unknown) => {
      this.child = undefined;
      throw error;
    });
  }

  /** Ends the process, with the picture that it works on. */
  stop(): void {
    clearTimeout(this.idling);
    void this.child?.then(end, () => undefined);
    this.child = undefined;
  }
}

/** Nothing of this process but the bytes of pictures gets there, and nothing that it prints gets here. */
function start(): Promise<ChildProcess> {
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
      reject(new Error(`No picture can be remade: ${String(reason)}`));
    };
    const timer = setTimeout(() => fail('the process does not begin.'), startTime);
    child.on('error', fail).once('exit', fail);
    child.once('message', (word: Word) => {
      clearTimeout(timer);
      child.removeListener('exit', fail);
      if ('ready' in word) resolve(child);
      else fail('fault' in word ? word.fault : 'it says something else.');
    });
  });
}

function ask(child: ChildProcess, bytes: Uint8Array, time: number): Promise<PictureAnswer> {
  return new Promise((resolve) => {
    const settle = (answer: PictureAnswer) => {
      clearTimeout(timer);
      child.removeListener('message', settle).removeListener('exit', giveUp);
      resolve(answer);
    };
    const giveUp = () => {
      end(child);
      settle({ refused: 'too-slow' });
    };
    const timer = setTimeout(giveUp, time);
    child.once('message', settle).once('exit', giveUp);
    // Where it fails the process has gone, which is told by its exit.
    child.send(bytes, () => undefined);
  });
}

/** Nothing less ends a process in the middle of a picture. */
function end(child: ChildProcess): void {
  child.kill('SIGKILL');
  if (child.connected) child.disconnect();
}
