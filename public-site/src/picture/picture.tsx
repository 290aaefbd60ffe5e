import { preload } from 'react-dom';
import type { DecorativePicture } from '../content/decorative-picture';

interface PictureProps {
  readonly picture: DecorativePicture;
  /** What is seen, in the page's language. Empty for an ornament. */
  readonly alt: string;
  /** How wide the picture stands on the page, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** For pictures that are in sight before the visitor scrolls. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A picture in AVIF with WebP behind it, at the width that the visitor's screen needs. */
export function Picture({ picture, alt, sizes, eager = false, className }: PictureProps) {
  const { src, widths, width, height } = picture;
  const setOf = (type: string) => widths.map((w) => `${src}-${w}.${type} ${w}w`).join(', ');
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
        src={`${src}-${widths[0]}.webp`}
        srcSet={setOf('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
