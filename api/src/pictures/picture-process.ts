import { fileURLToPath } from 'node:url';
import { WorkerProcess } from './worker-process';
import type { WorkTimes } from './worker-process';

/** What became of a picture; `too-slow` when its time ran out or it ended the process. */
export type PictureAnswer =
  | { readonly picture: Uint8Array }
  | { readonly refused: 'too-many-pixels' | 'damaged' | 'too-slow' };

export const defaultPictureTimes: WorkTimes = { work: 5_000, idle: 300_000 };

const file = fileURLToPath(new URL('./picture-worker.js', import.meta.url));

/** Remakes members' pictures in a process of its own, one after the other. */
export class PictureProcess {
  private readonly worker: WorkerProcess<Uint8Array, PictureAnswer>;

  constructor(times: WorkTimes = defaultPictureTimes) {
    this.worker = new WorkerProcess({ file, times, gaveUp: { refused: 'too-slow' } });
  }

  /** To be called when the picture before is done. Throws when the process cannot work at all. */
  remake(bytes: Uint8Array): Promise<PictureAnswer> {
    return this.worker.run(bytes);
  }

  /** Ends the process, with the picture that it works on. */
  stop(): void {
    this.worker.stop();
  }
}
