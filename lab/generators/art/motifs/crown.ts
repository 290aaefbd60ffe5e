import { ellipse, polygon } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

export const crown: Motif = [
  {
    d: polygon([
      [8, 34],
      [26, 56],
      [34, 20],
      [44, 52],
      [50, 10],
      [56, 52],
      [66, 20],
      [74, 56],
      [92, 34],
      [84, 76],
      [16, 76],
    ]),
    fill: 'gold',
    towards: 'amber',
    cell: 11,
    lead: 1,
  },
  {
    d: polygon([
      [16, 76],
      [84, 76],
      [82, 90],
      [18, 90],
    ]),
    fill: 'amber',
    towards: 'copper',
    cell: 14,
    lead: 0.95,
  },
  ...(
    [
      [27, 83, 'ruby'],
      [42, 83, 'cobalt'],
      [58, 83, 'emerald'],
      [73, 83, 'ruby'],
    ] as const
  ).map(([x, y, fill]): Part => ({ d: ellipse(x, y, 3.8), fill, cell: 40, lead: 0.6 })),
  ...(
    [
      [8, 32],
      [34, 17],
      [50, 8],
      [66, 17],
      [92, 32],
    ] as const
  ).map(([x, y], i): Part => ({
    d: ellipse(x, y, 4.4),
    fill: i % 2 ? 'ruby' : 'milk',
    cell: 40,
    lead: 0.7,
  })),
  {
    d: polygon([
      [50, 54],
      [56, 63],
      [50, 72],
      [44, 63],
    ]),
    fill: 'ruby',
    cell: 40,
    lead: 0.7,
  },
];
