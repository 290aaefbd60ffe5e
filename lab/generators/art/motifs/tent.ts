import { polygon, rect } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

/** A wide tent with its flag: the camp in the city. */
export const tent: Motif = [
  { d: rect(49, 2, 2, 24), fill: 'umber', cell: 40, lead: 0.5 },
  {
    d: polygon([
      [51, 3],
      [68, 8],
      [51, 14],
    ]),
    fill: 'ruby',
    cell: 30,
    lead: 0.7,
  },
  ...[0, 1, 2, 3].map((i): Part => ({
    d: polygon([
      [50, 18],
      [4 + i * 23, 66],
      [27 + i * 23, 66],
    ]),
    fill: i % 2 ? 'milk' : 'ruby',
    towards: i % 2 ? 'ivory' : 'wine',
    cell: 13,
    lead: 0.9,
  })),
  ...[0, 1, 2, 3].map((i): Part => ({
    d: polygon([
      [4 + i * 23, 66],
      [27 + i * 23, 66],
      [26 + i * 23, 96],
      [5 + i * 23, 96],
    ]),
    fill: i % 2 ? 'amber' : 'gold',
    towards: 'copper',
    cell: 15,
    lead: 0.85,
  })),
  {
    d: polygon([
      [50, 58],
      [64, 97],
      [36, 97],
    ]),
    fill: 'navy',
    towards: 'amber',
    span: [58, 110],
    cell: 14,
    lead: 0.9,
  },
];
