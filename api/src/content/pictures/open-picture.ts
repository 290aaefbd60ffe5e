import { loadSharp } from '../../storage/worker-process/load-sharp.ts';
import { detectPictureType } from './recognise-picture.ts';

/** Maximum number of pixels: more than any phone's camera takes. Decoded they need 200 MB. */
const maxPixels = 50_000_000;
/** The HEIC decoder needs three times the memory of its result. */
const maxHeicPixels = 26_000_000;
/** Maximum side in pixels: without it a picture one pixel wide would be decoded in 50 million rows. */
const maxSide = 12_000;

/** Loads the libraries and returns sharp and a function that opens an uploaded picture. */
export async function loadPictureOpener() {
  const sharp = await loadSharp();

  /** Opens a picture, upright; undefined if it has too many pixels. Throws if it cannot be read. */
  async function openPicture(bytes: Uint8Array) {
    if (detectPictureType(bytes)?.isHeic) return decodeHeic(bytes);
    // Only the header is read for the size; nothing is decoded.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (isTooLarge(width, height, maxPixels)) return undefined;
    return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  }

  /** Decodes a picture of an iPhone, which sharp cannot read, and turns it upright. */
  async function decodeHeic(buffer: Uint8Array) {
    const { default: heic } = await import('heic-decode');
    const images = await heic.all({ buffer });
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

  return { sharp, openPicture };
}

const isTooLarge = (width: number, height: number, limit: number) =>
  width > maxSide || height > maxSide || width * height > limit;
