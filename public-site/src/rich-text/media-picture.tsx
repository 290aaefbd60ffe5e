import { isObject } from 'contract/answer-reader';
import type { LocalPicture } from 'contract/shown-files';
import styles from './rich-text.module.css';

interface MediaPictureProps {
  /** The id of the file. */
  readonly media: string;
  /** What came of it with the page's content. */
  readonly file: unknown;
}

/** As wide as the lines of a text. */
const sizes = '(min-width: 48rem) 44rem, 92vw';

/** A picture that staff gave the site, in AVIF with WebP behind it. What cannot be read is not shown. */
export function MediaPicture({ media, file }: MediaPictureProps) {
  const picture = readPicture(file);
  if (!picture) return null;
  const { width, height, widths, alt } = picture;
  const address = (name: string) => `/media/${media}/${name}`;
  const setOf = (type: string) => widths.map((w) => `${address(`${w}.${type}`)} ${w}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={setOf('avif')} sizes={sizes} />
      <img
        src={address(`${widths[0]}.webp`)}
        srcSet={setOf('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
    </picture>
  );
}

/** The contract's own reader would cost a visitor more than the picture's element. */
function readPicture(found: unknown): LocalPicture | undefined {
  if (!isObject(found) || found['kind'] !== 'picture') return undefined;
  const { width, height, widths, alt } = found;
  const isWhole =
    [width, height].every(isPixels) &&
    Array.isArray(widths) &&
    widths.length > 0 &&
    widths.every(isPixels) &&
    typeof alt === 'string';
  return isWhole ? (found as unknown as LocalPicture) : undefined;
}

const isPixels = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;
