import { fileURLToPath } from 'node:url';
import { workerFile } from '../../storage/worker-process/worker-file';
import { WorkerError, WorkerProcess, gaveUp } from '../../storage/worker-process/worker-process';
import type { WorkTimes } from '../../storage/worker-process/worker-process';
import { recognisePicture } from './recognise-picture';

/** What became of a picture; `too-slow` when its time ran out or it ended the process. */
export type PictureAnswer =
  | { readonly picture: Uint8Array }
  | { readonly refused: 'too-many-pixels' | 'damaged' | 'too-slow' };

export const defaultPictureTimes: WorkTimes = { work: 5_000, idle: 300_000 };

/** A decoder of HEIC is loaded for each, and works that much longer than sharp. */
const timesLongerForHeic = 3;

/** Of one picture, in milliseconds. */
export const longestWork = defaultPictureTimes.work * timesLongerForHeic;

const file = fileURLToPath(workerFile('picture-worker', import.meta.url));

const ended = new Set<string>(Object.values(gaveUp));

/** Remakes members' pictures in a process of its own, one after the other. */
export class PictureProcess {
  private readonly worker: WorkerProcess<Uint8Array, PictureAnswer>;

  constructor(private readonly times: WorkTimes = defaultPictureTimes) {
    this.worker = new WorkerProcess({ file, times });
  }

  /** To be called when the picture before is done. Throws a WorkerError when the process cannot work at all. */
  async remake(bytes: Uint8Array): Promise<PictureAnswer> {
    try {
      const isHeic = recognisePicture(bytes)?.isHeic === true;
      const work = this.times.work * (isHeic ? timesLongerForHeic : 1);
      const answer = await this.worker.run(bytes, work);
      // Its decoder keeps its memory, which would be missing for the next picture.
      if (isHeic) this.stop();
      return answer;
    } catch (error) {
      if (error instanceof WorkerError && ended.has(error.code)) return { refused: 'too-slow' };
      throw error;
    }
  }

  /** Ends the process, with the picture that it works on. */
  stop(): void {
    this.worker.stop();
  }
}
