import { ellipse, polygon, rect, ring, polar } from '../geometry.ts';
import type { Glass, Motif, Part } from '../shelf.ts';

const oneKey = (fill: Glass): Motif => [
  { d: rect(47, 36, 6, 60), fill, towards: 'amber', cell: 12, lead: 0.85 },
  {
    d: polygon([
      [53, 72],
      [68, 72],
      [68, 80],
      [61, 80],
      [61, 84],
      [68, 84],
      [68, 93],
      [53, 93],
    ]),
    fill,
    towards: 'copper',
    cell: 20,
    lead: 0.85,
  },
  { d: rect(43, 40, 14, 5), fill: 'ruby', cell: 30, lead: 0.7 },
  ...[-90, 150, 30].map((turn): Part => ({
    d: ring(...polar(50, 24, turn, 11), 11, 5),
    fill,
    towards: 'amber',
    cell: 12,
    lead: 0.85,
  })),
  { d: ellipse(50, 24, 5), fill: 'cobalt', cell: 40, lead: 0.7 },
];

/** A key with a trefoil bow. */
export const key: Motif = oneKey('gold');
