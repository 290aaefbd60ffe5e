import type { Picture } from './pictures/picture';

/** A picture of the gallery that adorns another page. Naming it here spares that page the whole gallery. */
export type Ornament = Pick<Picture, 'src' | 'widths' | 'width' | 'height'>;

/** The shape of the gallery's upright pieces. */
export const upright = { widths: [320, 480, 960], width: 900, height: 1200 } as const;
