import { fileURLToPath } from 'node:url';
import type { FileError } from 'contract/error-codes';
import { workerFile } from '../../../storage/worker-process/worker-file';
import { WorkerProcess } from '../../../storage/worker-process/worker-process';
import type { WorkTimes } from '../../../storage/worker-process/worker-process';

export interface PictureTask {
  readonly path: string;
  /** Widths of the files to be made, in pixels, ascending. */
  readonly widths: readonly number[];
}

export interface AudioTask {
  readonly path: string;
  readonly format: 'mp3' | 'm4a';
}

export type MediaTask = PictureTask | AudioTask;

export interface PicturePart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface CutPicture {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly parts: readonly PicturePart[];
}

export type MediaAnswer =
  | CutPicture
  | { readonly seconds: number }
  | {
      readonly refused: Extract<
        FileError,
        'too-many-pixels' | 'damaged' | 'cut-short' | 'no-sound'
      >;
    };

/** A picture of 50 megapixels takes ten seconds, and twice that on a busy machine. */
export const defaultMediaTimes: WorkTimes = { work: 60_000, idle: 60_000 };

const file = fileURLToPath(workerFile('media-worker', import.meta.url));

/** Creates the process that checks files of staff: one at a time, and it is ended if one takes too long. */
export const makeMediaProcess = (
  times: WorkTimes = defaultMediaTimes,
): WorkerProcess<MediaTask, MediaAnswer> => new WorkerProcess({ file, times });
