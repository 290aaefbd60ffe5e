// @ts-check
import { parentPort } from 'node:worker_threads';
import { findOwnFault } from '../../worker-process/own-fault.js';
import { loadPictureCutter } from './cut-picture.js';
import { measureAudio } from './measure-audio.js';

/**
 * The thread that looks into the files that staff send. It reads the file that it is told and writes none. Plain
 * JavaScript for the reason given in storage/sqlite/sqlite-worker.js.
 *
 * @typedef {import('./media-process').MediaTask} MediaTask
 * @typedef {import('./media-process').MediaAnswer} MediaAnswer
 */

/** @param {unknown} error */
const toAnswer = (error) => {
  const fault = findOwnFault(error);
  return fault === undefined
    ? /** @type {MediaAnswer} */ ({ refused: 'damaged' })
    : /** @type {const} */ ({ fault });
};

loadPictureCutter().then(
  (cutPicture) => {
    /** @param {MediaTask} task */
    const work = (task) => ('format' in task ? measureAudio(task) : cutPicture(task));
    parentPort?.on('message', (/** @type {MediaTask} */ task) => {
      void work(task)
        .catch(toAnswer)
        .then((answer) => parentPort?.postMessage(answer));
    });
    parentPort?.postMessage({ ready: true });
  },
  (/** @type {unknown} */ error) =>
    parentPort?.postMessage({ fault: findOwnFault(error) ?? String(error) }),
);
