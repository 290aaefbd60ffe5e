import { preload } from 'react-dom';
import type { FocalPoint } from 'contract/media-files';
import type { DecorativePicture } from './decorative-picture';
import { getPictureAddress } from '../content/pictures/picture';
import styles from './picture.module.css';

interface PictureProps {
  readonly picture: DecorativePicture;
  /** Alternative text in the page's language; empty for a decoration. */
  readonly alt: string;
  /** The `sizes` attribute: the width of the picture in the layout. */
  readonly sizes: string;
  /** Set for pictures that are visible before scrolling. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** A class that crops an uploaded picture to the aspect ratio of the site's own. */
  readonly cutClassName?: string | undefined;
}

/** A picture in AVIF with a WebP fallback, in the width that the screen needs. */
export function Picture({ picture, alt, sizes, eager = false, ...classes }: PictureProps) {
  const { src, widths, width, height, focalPoint } = picture;
  const setOf = (type: 'avif' | 'webp') =>
    widths.map((w) => `${getPictureAddress(picture, w, type)} ${w}w`).join(', ');
  const imageSrcSet = setOf('avif');
  // A preload in the head starts the request before the styles are parsed.
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
