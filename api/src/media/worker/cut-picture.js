// @ts-check
import { readFile } from 'node:fs/promises';

/**
 * @typedef {import('./media-process').PictureTask} PictureTask
 * @typedef {import('./media-process').MediaAnswer} MediaAnswer
 * @typedef {import('./media-process').PicturePart} PicturePart
 */

/** Of what is sent, in pixels: more than any phone's camera takes. */
const maxPixels = 50_000_000;
/** The decoder of HEIC works in memory of its own, three times what it decodes. */
const maxHeicPixels = 26_000_000;
/** A thin picture is decoded line by line, 50 million of them. */
const maxSide = 12_000;
/** How high the largest file may be, in pixels. */
const maxHeight = 2400;

/** AVIF's effort 2 takes a seventh of the time of 4, and 6 % more bytes (decision 59). */
const avif = { quality: 55, effort: 2 };
const webp = { quality: 80 };

/** Answers what makes of a picture its files: upright, in sRGB, without EXIF, and with nothing else hidden in them. */
export async function loadPictureCutter() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Of all that the library can read, the three kinds that are asked for.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`),
  });

  /** @param {PictureTask} task @returns {Promise<MediaAnswer>} */
  return async function cutPicture({ path, isHeic, widths }) {
    const bytes = await readFile(path);
    const source = isHeic ? await decodeHeic(bytes) : await openPicture(bytes);
    if (source === undefined) return { refused: 'too-many-pixels' };
    const largest = widths.at(-1) ?? 0;
    // Decoded once; each file is made of these pixels.
    const { data, info } = await source
      .resize(largest, maxHeight, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const raw = { width, height, channels };
    const wanted = [...widths.filter((each) => each < width), width];
    /** @type {PicturePart[]} */
    const parts = [];
    for (const each of wanted) {
      const open = () => sharp(data, { raw }).resize({ width: each });
      parts.push({ name: `${each}.avif`, bytes: await open().avif(avif).toBuffer() });
      parts.push({ name: `${each}.webp`, bytes: await open().webp(webp).toBuffer() });
    }
    return { width, height, widths: wanted, parts };
  };

  /** @param {Buffer} bytes */
  async function openPicture(bytes) {
    // The header tells the size; nothing is decoded for it.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (isTooLarge(width, height, maxPixels)) return undefined;
    return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  }

  /** An iPhone's picture, which sharp does not read. The decoder turns it upright. @param {Buffer} bytes */
  async function decodeHeic(bytes) {
    const { default: heic } = await import('heic-decode');
    const images = await heic.all({ buffer: bytes });
    try {
      const [image] = images;
      if (image === undefined || isTooLarge(image.width, image.height, maxHeicPixels))
        return undefined;
      const { width, height, data } = await image.decode();
      return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    } finally {
      images.dispose();
    }
  }
}

/** @param {number} width @param {number} height @param {number} limit */
const isTooLarge = (width, height, limit) =>
  width > maxSide || height > maxSide || width * height > limit;
