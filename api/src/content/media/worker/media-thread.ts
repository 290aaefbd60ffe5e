import { parentPort } from 'node:worker_threads';
import { getSystemErrorCode } from '../../../storage/worker-process/system-error-code.ts';
import { loadPictureCutter } from './cut-picture.ts';
import { measureAudio } from './measure-audio.ts';
import type { MediaAnswer, MediaTask } from './media-process';

/** This thread checks files that staff upload. It reads the file of its task and writes none. */

function toAnswer(error: unknown): MediaAnswer | { readonly fault: string } {
  const fault = getSystemErrorCode(error);
  return fault === undefined ? { refused: 'damaged' } : { fault };
}

loadPictureCutter().then(
  (cutPicture) => {
    const work = (task: MediaTask) => ('format' in task ? measureAudio(task) : cutPicture(task));
    parentPort?.on('message', (task: MediaTask) => {
      void work(task)
        .catch(toAnswer)
        .then((answer) => parentPort?.postMessage(answer));
    });
    parentPort?.postMessage({ ready: true });
  },
  (error: unknown) =>
    parentPort?.postMessage({ fault: getSystemErrorCode(error) ?? String(error) }),
);
