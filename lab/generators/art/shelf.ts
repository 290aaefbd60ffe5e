import { colour } from './colour.ts';

/** Glass colours of the motifs. */
export const glass = {
  milk: colour('#fbf6ea'),
  ivory: colour('#f1e3c4'),
  gold: colour('#f5c24a'),
  amber: colour('#e2902a'),
  copper: colour('#b5602c'),
  ruby: colour('#b31f35'),
  wine: colour('#6f1a34'),
  rose: colour('#e58aa0'),
  violet: colour('#6d4aa8'),
  cobalt: colour('#1f4fae'),
  navy: colour('#152c68'),
  sky: colour('#7fbfe8'),
  ice: colour('#d4e9f4'),
  teal: colour('#1f8f96'),
  emerald: colour('#1f8a56'),
  moss: colour('#5d8f3c'),
  lime: colour('#aacb56'),
  umber: colour('#7a4a2c'),
  bark: colour('#4f3424'),
  slate: colour('#5c6b84'),
  silver: colour('#b9c6d6'),
  ink: colour('#1c1f3a'),
  skin: colour('#a8683f'),
  skinDeep: colour('#7c4a2e'),
  skinPale: colour('#dca67c'),
} as const;

export type Glass = keyof typeof glass;

/** A part of a motif, in a box of 100 by 100. */
export interface Part {
  readonly d: string;
  readonly fill: Glass;
  /** Shades towards this colour from the top of the box to its bottom, or from left to right. */
  readonly towards?: Glass;
  readonly along?: 'x' | 'y';
  /** Start and end of the shading in the box. */
  readonly span?: readonly [number, number];
  /** Width of a pane in the box; 40 leaves the part in few panes. */
  readonly cell?: number;
  readonly lead?: number;
  readonly details?: readonly string[];
}

/** A drawing of parts, back to front. */
export type Motif = readonly Part[];
