// @ts-check

/**
 * The process that looks into the files that staff send, so that it can be ended in the middle of one. It reads the file
 * that it is told and writes none. Plain JavaScript for the reason given in storage/sqlite-worker.js.
 *
 * @typedef {import('./media-process').MediaTask} MediaTask
 * @typedef {import('./media-process').MediaAnswer} MediaAnswer
 */
import { loadPictureCutter } from './cut-picture.js';
import { measureAudio } from './measure-audio.js';

/** In bytes. The largest HEIC that is taken was seen to take 700 MB. */
const maxMemory = 1100 * 1024 * 1024;

const end = () => process.kill(process.pid, 'SIGKILL');
// Without the parent no answer is needed, and an orderly exit would wait for the work.
process.on('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) end();
}, 50).unref();

loadPictureCutter().then(
  (cutPicture) => {
    /** @param {MediaTask} task */
    const work = (task) => ('format' in task ? measureAudio(task) : cutPicture(task));
    process.on('message', (/** @type {MediaTask} */ task) => {
      void work(task)
        .catch(() => /** @type {MediaAnswer} */ ({ refused: 'damaged' }))
        .then((answer) => process.send?.(answer));
    });
    process.send?.({ ready: true });
  },
  (/** @type {unknown} */ error) => process.send?.({ fault: String(error) }),
);
