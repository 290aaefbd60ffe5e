import { preload } from 'react-dom';
import type { FocalPoint } from 'contract/media-api';
import type { DecorativePicture } from './decorative-picture';
import { getPictureAddress } from '../content/pictures/picture';
import styles from './picture.module.css';

interface PictureProps {
  readonly picture: DecorativePicture;
  /** What is seen, in the page's language. Empty for an ornament. */
  readonly alt: string;
  /** How wide the picture stands on the page, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** For pictures that are in sight before the visitor scrolls. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** A class that cuts an uploaded picture to the form that the site's own have there. */
  readonly cutClassName?: string | undefined;
}

/** A picture in AVIF with WebP behind it, at the width that the visitor's screen needs. */
export function Picture({ picture, alt, sizes, eager = false, ...classes }: PictureProps) {
  const { src, widths, width, height, focalPoint } = picture;
  const setOf = (type: 'avif' | 'webp') =>
    widths.map((w) => `${getPictureAddress(picture, w, type)} ${w}w`).join(', ');
  const imageSrcSet = setOf('avif');
  // Said in the head, it is asked for before the styles are read.
  if (eager)
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture>
      <source type="image/avif" srcSet={imageSrcSet} sizes={sizes} />
      <img
        src={getPictureAddress(picture, widths[0], 'webp')}
        srcSet={setOf('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={classNameOf(focalPoint, classes)}
      />
    </picture>
  );
}

function classNameOf(
  focalPoint: FocalPoint | undefined,
  { className, cutClassName }: Pick<PictureProps, 'className' | 'cutClassName'>,
): string | undefined {
  if (!focalPoint) return className;
  const [x, y] = [focalPoint.x, focalPoint.y].map((share) => Math.round(share * 10));
  return [className, cutClassName, styles.placed, `x${x}`, `y${y}`].filter(Boolean).join(' ');
}
