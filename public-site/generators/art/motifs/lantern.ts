import { band, lancet, polygon, rect } from '../geometry.ts';
import type { Motif } from '../shelf.ts';
import { flameAt } from './parts/flame.ts';

/** A small lantern, for those who keep the door. */
export const lantern: Motif = [
  {
    d: band(
      [
        [38, 16],
        [50, 4],
        [62, 16],
      ],
      3,
    ),
    fill: 'copper',
    cell: 50,
    lead: 0.7,
  },
  {
    d: polygon([
      [50, 10],
      [74, 28],
      [26, 28],
    ]),
    fill: 'copper',
    towards: 'umber',
    cell: 16,
    lead: 0.85,
  },
  { d: lancet(30, 28, 40, 56, 0.5), fill: 'gold', towards: 'amber', cell: 14, lead: 0.9 },
  ...flameAt(50, 76, 32),
  { d: rect(24, 84, 52, 8), fill: 'copper', cell: 50, lead: 0.85 },
];
