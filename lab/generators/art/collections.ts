import type { Collection, Collections } from './sizes.ts';
import { departments } from './pieces/departments.ts';
import { gallery } from './pieces/gallery.ts';
import { heroes } from './pieces/heroes.ts';
import { ministers } from './pieces/ministers.ts';
import type { Piece } from './picture.ts';
import { posts } from './pieces/posts.ts';

/** All pictures of the site, with the widths its layout needs. */
export const collections: Collections = {
  hero: { folder: 'hero', widths: [480, 800, 1200, 1600], pieces: heroes },
  gallery: { folder: 'gallery', widths: [320, 480, 960], pieces: gallery },
  department: { folder: 'departments', widths: [320, 640], pieces: departments },
  minister: { folder: 'ministers', widths: [160, 320], pieces: ministers },
  post: { folder: 'posts', widths: [320, 640, 1200], pieces: posts },
};

/** Decorative pictures, which stylesheets use by name. */
const ornaments: readonly Piece[] = [
  {
    name: 'window',
    width: 900,
    height: 1400,
    scene: {
      hour: 'dawn',
      sun: [0.5, 0.36],
      sunSize: 0.2,
      crest: 0.56,
      relief: 0.17,
      pane: 0.085,
      river: true,
    },
    motifs: [{ motif: 'dove', at: [0.5, 0.34], size: 0.6 }],
  },
];

/** Pictures that no content names: the window beside the members' pages. */
export const ornament: Collection = { folder: 'ornaments', widths: [360, 720], pieces: ornaments };
