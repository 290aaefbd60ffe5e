import { loadSharp } from '../../storage/worker-process/load-sharp.ts';
import { recognisePicture } from './recognise-picture.ts';

/** The largest picture that may be sent, in pixels: more than any phone's camera takes. It is decoded to 200 MB. */
const maxPixels = 50_000_000;
/** The decoder of HEIC needs memory of its own, three times what it decodes. */
const maxHeicPixels = 26_000_000;
/** In pixels. Without it a picture one pixel wide would be decoded in 50 million lines. */
const maxSide = 12_000;

/** Loads the libraries, and returns the one that remakes pictures and a function that opens what was sent. */
export async function loadPictureOpener() {
  const sharp = await loadSharp();

  /** Opens a picture, upright; undefined where it has too many pixels. Throws where it cannot be read. */
  async function openPicture(bytes: Uint8Array) {
    if (recognisePicture(bytes)?.isHeic) return decodeHeic(bytes);
    // The header tells the size; nothing is decoded for it.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (isTooLarge(width, height, maxPixels)) return undefined;
    return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  }

  /** Decodes an iPhone's picture, which sharp does not read, and turns it upright. */
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
