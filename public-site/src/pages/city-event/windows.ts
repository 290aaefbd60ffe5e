import { portraitSize } from '../../picture/decorative-picture';
import type { DecorativePicture } from '../../picture/decorative-picture';
import type { VisionPage } from '../../programs/programs';

/** The window on each page. It is an ornament, so it has no text. */
export const windows: Readonly<Record<VisionPage, DecorativePicture>> = {
  '/more/awakening': { src: '/art/gallery/cross', ...portraitSize },
  '/more/praise': { src: '/art/gallery/drum', ...portraitSize },
};
