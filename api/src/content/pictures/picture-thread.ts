import { parentPort } from 'node:worker_threads';
import { getSystemErrorCode } from '../../storage/worker-process/system-error-code.ts';
import { loadPictureOpener } from './open-picture.ts';
import type { PictureAnswer } from './picture-process';

/** This thread re-encodes pictures of strangers. */

/** Longest side of a stored picture, in pixels. */
const outputSide = 1024;

function toAnswer(error: unknown): PictureAnswer | { readonly fault: string } {
  const fault = getSystemErrorCode(error);
  return fault === undefined ? { refused: 'damaged' } : { fault };
}

loadPictureOpener().then(
  ({ openPicture }) => {
    const remake = async (bytes: Uint8Array): Promise<PictureAnswer> => {
      const source = await openPicture(bytes);
      if (source === undefined) return { refused: 'too-many-pixels' };
      const picture = await source
        .resize(outputSide, outputSide, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
      return { picture };
    };
    parentPort?.on('message', (bytes: Uint8Array) => {
      void remake(bytes)
        .catch(toAnswer)
        .then((answer) => parentPort?.postMessage(answer));
    });
    parentPort?.postMessage({ ready: true });
  },
  (error: unknown) =>
    parentPort?.postMessage({ fault: getSystemErrorCode(error) ?? String(error) }),
);
