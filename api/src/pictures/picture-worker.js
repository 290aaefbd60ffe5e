// @ts-check
import { findOwnFault } from '../worker-process/own-fault.js';

/**
 * The process that looks into pictures of strangers, so that it can be ended in the middle of one: a thread cannot,
 * while a library works. It is given bytes by its parent and nothing else, no file and no setting. Plain JavaScript
 * for the reason given in storage/sqlite/sqlite-worker.js.
 *
 * @typedef {import('./picture-process').PictureAnswer} PictureAnswer
 */

/** The longest side of a picture that is kept, in pixels. */
const outputSide = 1024;

/** Of what is sent, in pixels: more than any phone's camera takes. Decoded, it is 200 MB for a moment. */
const maxPixels = 50_000_000;
/** A thin picture is decoded line by line, 50 million of them. */
const maxSide = 12_000;

/** In bytes. The worst picture within these limits was seen to take 590 MB: 16 bits, transparent, interlaced. */
const maxMemory = 900 * 1024 * 1024;

const end = () => process.kill(process.pid, 'SIGKILL');
// Without the parent no answer is needed, and an orderly exit would wait for the picture.
process.on('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) end();
}, 50).unref();

/** @returns {Promise<typeof import('sharp').default>} */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Of all that the library can read, the three kinds that are asked for.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`),
  });
  return sharp;
}

/**
 * @param {typeof import('sharp').default} sharp
 * @param {Uint8Array} bytes
 * @returns {Promise<PictureAnswer | { readonly fault: string }>}
 */
async function remake(sharp, bytes) {
  try {
    // The header tells the size; nothing is decoded for it.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const isTooLarge = width > maxSide || height > maxSide || width * height > maxPixels;
    if (isTooLarge) return { refused: 'too-many-pixels' };
    const picture = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(outputSide, outputSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    return { picture };
  } catch (error) {
    const fault = findOwnFault(error);
    return fault === undefined ? { refused: 'damaged' } : { fault };
  }
}

loadSharp().then(
  (sharp) => {
    process.on('message', (/** @type {Uint8Array} */ bytes) => {
      void remake(sharp, bytes).then((answer) => process.send?.(answer));
    });
    process.send?.({ ready: true });
  },
  (/** @type {unknown} */ error) => process.send?.({ fault: String(error) }),
);
