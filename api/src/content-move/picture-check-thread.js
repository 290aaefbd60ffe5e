// @ts-check
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { findOwnFault } from '../worker-process/own-fault.js';

/**
 * Decodes a picture as the site makes them, whole, and answers its size. Uploads are read by a process of their own, which
 * knows other formats (media/worker/media-thread.js).
 *
 * @typedef {import('./picture-check').PictureCheckTask} PictureCheckTask
 * @typedef {import('./picture-check').PictureCheckAnswer} PictureCheckAnswer
 */

/** A picture is at most 1,600 pixels wide and 2,400 high; of earlier releases perhaps more. */
const limitInputPixels = 20_000_000;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadHeifBuffer', 'VipsForeignLoadWebpBuffer'] });

/** @param {PictureCheckTask} task @returns {Promise<PictureCheckAnswer>} */
async function look({ bytes }) {
  const { width, height, pages = 1, exif, icc, iptc, xmp } = await sharp(bytes).metadata();
  if (pages !== 1 || exif || icc || iptc || xmp) return { isSound: false };
  await sharp(bytes, { limitInputPixels, failOn: 'warning' }).raw().toBuffer();
  return { isSound: true, width, height };
}

/** @param {unknown} error */
const toAnswer = (error) => {
  const fault = findOwnFault(error);
  return fault === undefined ? { isSound: false } : { fault };
};

parentPort?.on('message', (/** @type {PictureCheckTask} */ task) => {
  void look(task)
    .catch(toAnswer)
    .then((answer) => parentPort?.postMessage(answer));
});
parentPort?.postMessage({ ready: true });
