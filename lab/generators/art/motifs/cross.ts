import { leaf, polygon, star } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

/** A tall cross with a jewel at the crossing and rays behind it. */
export const cross: Motif = [
  ...Array.from({ length: 8 }, (_, i): Part => ({
    d: leaf(50, 33, i * 45 + 22.5, 25, 6),
    fill: 'gold',
    towards: 'amber',
    cell: 40,
    lead: 0.5,
  })),
  {
    d: polygon([
      [44, 2],
      [56, 2],
      [55, 27],
      [80, 26],
      [80, 39],
      [55, 38.5],
      [57, 99],
      [43, 99],
      [45, 38.5],
      [20, 39],
      [20, 26],
      [45, 27],
    ]),
    fill: 'ruby',
    towards: 'wine',
    span: [0, 100],
    cell: 11,
    lead: 1.1,
  },
  { d: star(50, 32.5, 4, 8.5, 5), fill: 'gold', cell: 40, lead: 0.7 },
];
