import sharp from 'sharp';
import { profileImage } from 'contract/profile';
import { BoundedWork } from '../http/bounded-work';
import { Refusal } from '../http/refusal';

/** The longest side of a picture that is kept, in pixels. */
const longestSide = 1024;

/** More than any phone's camera takes; decoded, it is 200 MB for a moment. */
const maxPixels = 50_000_000;

/** One at a time, for the memory's sake. */
const bounded = new BoundedWork({ running: 1, waiting: 32 });

/**
 * Makes of what was uploaded a WebP of our own: upright, of a moderate size, without EXIF (which tells where
 * people live) and without whatever else hid in the file (SAFETY 1). Throws a Refusal: 415 when the bytes are
 * no JPEG, PNG or WebP, 413 when there are too many pixels, 400 when the picture is damaged.
 */
export async function remakePicture(bytes: Buffer): Promise<Buffer> {
  if (!isPicture(bytes)) throw refusal(415, 'Please choose a JPEG, PNG or WebP picture.');
  return bounded.run(async () => {
    // The header tells the size; nothing is decoded for it.
    const { width, height } = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(refuseDamaged);
    if (width * height > maxPixels) throw tooManyPixels();
    return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
      .catch(refuseDamaged);
  });
}

/** By the first bytes: names and declared types say what their sender likes. */
function isPicture(bytes: Buffer): boolean {
  const starts = (text: string, at = 0) => bytes.subarray(at, at + text.length).equals(latin(text));
  return (
    starts('\xff\xd8\xff') ||
    starts('\x89PNG\r\n\x1a\n') ||
    (starts('RIFF') && starts('WEBP', 'RIFF????'.length))
  );
}

const latin = (text: string) => Buffer.from(text, 'latin1');

const refusal = (status: number, message: string) =>
  new Refusal(status, message, { issues: [{ path: profileImage.field, message }] });

const tooManyPixels = () =>
  refusal(413, 'This picture has too many pixels. Please choose a smaller one.');

export const pictureTooLarge = () =>
  refusal(
    413,
    `Please choose a picture of at most ${profileImage.maxBytes / 1024 / 1024} MB, or send none.`,
  );

function refuseDamaged(): never {
  throw refusal(400, 'This picture cannot be read. Please choose another one, or send none.');
}
