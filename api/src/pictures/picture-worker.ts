import type sharpModule from 'sharp';
import { loadSharp } from '../worker-process/load-sharp.ts';
import { findOwnFault } from '../worker-process/own-fault.ts';
import type { PictureAnswer } from './picture-process';

/**
 * The process that looks into pictures of strangers, so that it can be ended in the middle of one: a thread cannot,
 * while a library works. It is given bytes by its parent and nothing else, no file and no setting.
 */

/** The longest side of a picture that is kept, in pixels. */
const outputSide = 1024;

/** The largest picture that may be sent, in pixels: more than any phone's camera takes. It is decoded to 200 MB. */
const maxPixels = 50_000_000;
/** In pixels. Without it a picture one pixel wide would be decoded in 50 million lines. */
const maxSide = 12_000;

/** In bytes. The worst picture within these limits was seen to take 590 MB: 16 bits, transparent, interlaced. */
const maxMemory = 900 * 1024 * 1024;

const end = () => process.kill(process.pid, 'SIGKILL');
// Without the parent no answer is needed, and an orderly exit would wait for the picture.
process.on('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) end();
}, 50).unref();

type Sharp = typeof sharpModule;

async function remake(
  sharp: Sharp,
  bytes: Uint8Array,
): Promise<PictureAnswer | { readonly fault: string }> {
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
    process.on('message', (bytes: Uint8Array) => {
      void remake(sharp, bytes).then((answer) => process.send?.(answer));
    });
    process.send?.({ ready: true });
  },
  (error: unknown) => process.send?.({ fault: String(error) }),
);
