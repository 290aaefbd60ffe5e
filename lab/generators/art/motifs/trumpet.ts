import { ellipse, polygon } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

export const trumpet: Motif = [
  {
    d: polygon([
      [26, 58],
      [62, 39],
      [70, 78],
      [58, 74],
      [52, 86],
      [46, 78],
      [34, 84],
    ]),
    fill: 'ruby',
    towards: 'wine',
    cell: 12,
    lead: 0.85,
  },
  {
    d: polygon([
      [42, 56],
      [48, 53],
      [52, 72],
      [46, 74],
    ]),
    fill: 'gold',
    cell: 40,
    lead: 0.6,
  },
  {
    d: polygon([
      [38, 64],
      [55, 57],
      [57, 62],
      [40, 69],
    ]),
    fill: 'gold',
    cell: 40,
    lead: 0.6,
  },
  {
    d: polygon([
      [4, 71],
      [66, 33],
      [69, 38],
      [6, 75],
    ]),
    fill: 'gold',
    towards: 'amber',
    along: 'x',
    cell: 11,
    lead: 0.85,
  },
  {
    d: 'M62 35C76 28 82 18 84 6L98 32C86 30 76 32 66 41Z',
    fill: 'gold',
    towards: 'copper',
    along: 'x',
    span: [60, 100],
    cell: 13,
    lead: 0.95,
  },
  { d: ellipse(4.5, 73, 4, 4), fill: 'amber', cell: 40, lead: 0.8 },
  ...(
    [
      [28, 58.5],
      [48, 46.5],
    ] as const
  ).map(([x, y]): Part => ({ d: ellipse(x, y, 4.2), fill: 'cobalt', cell: 40, lead: 0.7 })),
];
