import { fileURLToPath } from 'node:url';
import { errorCode } from '../../storage/error-code';
import { workerFile } from '../../storage/worker-process/worker-file';
import { WorkerFault, WorkerProcess, gaveUp } from '../../storage/worker-process/worker-process';
import { isPlainAvif, isPlainWebp } from './picture-container';

export interface PictureCheckTask {
  readonly bytes: Uint8Array;
}

/** In pixels, of a picture that is whole and holds nothing beside. */
export type PictureCheckAnswer =
  | { readonly isSound: true; readonly width: number; readonly height: number }
  | { readonly isSound: false };

const file = fileURLToPath(workerFile('picture-check-worker', import.meta.url));
/** In milliseconds. */
const times = { work: 30_000, idle: 60_000 };

/** Looks at pictures that come as the site keeps them: they stay as they are, so they must be what the site makes. */
export class PictureCheck {
  private readonly process = new WorkerProcess<PictureCheckTask, PictureCheckAnswer>({
    file,
    times,
  });

  /**
   * The size of a picture that is what its name says, whole, and without EXIF or anything behind it; undefined of any other.
   * Throws a WorkerFault where this machine cannot tell.
   */
  async look(
    bytes: Buffer,
    format: 'avif' | 'webp',
  ): Promise<{ readonly width: number; readonly height: number } | undefined> {
    const isPlain = format === 'avif' ? isPlainAvif(bytes) : isPlainWebp(bytes);
    if (!isPlain) return undefined;
    try {
      const answer = await this.process.run({ bytes });
      return answer.isSound ? answer : undefined;
    } catch (error) {
      const isFiles = [gaveUp.time, gaveUp.memory, gaveUp.end].some(
        (code) => code === errorCode(error),
      );
      if (error instanceof WorkerFault && isFiles) return undefined;
      throw error;
    }
  }

  stop(): void {
    this.process.stop();
  }
}
