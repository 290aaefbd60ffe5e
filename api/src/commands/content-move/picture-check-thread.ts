import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { findOwnFault } from '../../storage/worker-process/own-fault.ts';
import type { PictureCheckAnswer, PictureCheckTask } from './picture-check';

/**
 * The thread that decodes a whole picture of the formats that the site makes, and answers its size. Uploads have other
 * formats, and another process reads them (media/worker/media-thread.ts).
 */

/** A picture is at most 1,600 pixels wide and 2,400 high; earlier releases may have made larger ones. */
const limitInputPixels = 20_000_000;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadHeifBuffer', 'VipsForeignLoadWebpBuffer'] });

async function look({ bytes }: PictureCheckTask): Promise<PictureCheckAnswer> {
  const { width, height, pages = 1, exif, icc, iptc, xmp } = await sharp(bytes).metadata();
  if (pages !== 1 || exif || icc || iptc || xmp) return { isSound: false };
  await sharp(bytes, { limitInputPixels, failOn: 'warning' }).raw().toBuffer();
  return { isSound: true, width, height };
}

const toAnswer = (error: unknown) => {
  const fault = findOwnFault(error);
  return fault === undefined ? { isSound: false } : { fault };
};

parentPort?.on('message', (task: PictureCheckTask) => {
  void look(task)
    .catch(toAnswer)
    .then((answer) => parentPort?.postMessage(answer));
});
parentPort?.postMessage({ ready: true });
