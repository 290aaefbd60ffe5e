import { fileURLToPath } from 'node:url';
import { workerFile } from '../../storage/worker-process/worker-file';
import {
  WorkerError,
  WorkerProcess,
  workFailureCodes,
} from '../../storage/worker-process/worker-process';
import type { WorkTimes } from '../../storage/worker-process/worker-process';
import { detectPictureType } from './recognise-picture';

/** The result for a picture; `too-slow` if it timed out or ended the process. */
export type PictureAnswer =
  | { readonly picture: Uint8Array }
  | { readonly refused: 'too-many-pixels' | 'damaged' | 'too-slow' };

export const defaultPictureTimes: WorkTimes = { work: 5_000, idle: 300_000 };

/** A HEIC decoder is loaded for each picture and works that much longer than sharp. */
const timesLongerForHeic = 3;

/** Maximum time for one picture, in milliseconds. */
export const maxPictureTime = defaultPictureTimes.work * timesLongerForHeic;

const file = fileURLToPath(workerFile('picture-worker', import.meta.url));

const ended = new Set<string>(Object.values(workFailureCodes));

/** Re-encodes pictures of members in a separate process, one after the other. */
export class PictureProcess {
  private readonly worker: WorkerProcess<Uint8Array, PictureAnswer>;

  constructor(private readonly times: WorkTimes = defaultPictureTimes) {
    this.worker = new WorkerProcess({ file, times });
  }

  /** Call it only after the picture before is done. Throws a WorkerError if the process cannot work at all. */
  async remake(bytes: Uint8Array): Promise<PictureAnswer> {
    try {
      const isHeic = detectPictureType(bytes)?.isHeic === true;
      const work = this.times.work * (isHeic ? timesLongerForHeic : 1);
      const answer = await this.worker.run(bytes, work);
      // The HEIC decoder does not free its memory, which the next picture would lack.
      if (isHeic) this.stop();
      return answer;
    } catch (error) {
      if (error instanceof WorkerError && ended.has(error.code)) return { refused: 'too-slow' };
      throw error;
    }
  }

  /** Ends the process, even in the middle of a picture. */
  stop(): void {
    this.worker.stop();
  }
}
