import type { Picture } from '../content/pictures/picture';

/**
 * A gallery picture that decorates another page. It is declared there, so that the page need not load the whole
 * gallery.
 */
export type DecorativePicture = Omit<Picture, 'alt'>;

/** The size of the gallery's portrait pictures. */
export const portraitSize = { widths: [320, 480, 960], width: 900, height: 1200 } as const;
