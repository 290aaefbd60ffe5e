import { ellipse, leaf, line, polygon, rect } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

export const scroll: Motif = [
  {
    d: polygon([
      [18, 20],
      [76, 20],
      [76, 82],
      [18, 82],
    ]),
    fill: 'ivory',
    towards: 'milk',
    cell: 18,
    lead: 0.95,
    details: [34, 44, 54, 64].map((y) => line([26, y], [y === 64 ? 52 : 68, y])),
  },
  { d: rect(10, 10, 74, 12), fill: 'gold', towards: 'copper', along: 'x', cell: 18, lead: 0.9 },
  { d: rect(10, 80, 74, 12), fill: 'gold', towards: 'copper', along: 'x', cell: 18, lead: 0.9 },
  ...(
    [
      [7, 16],
      [87, 16],
      [7, 86],
      [87, 86],
    ] as const
  ).map(([x, y]): Part => ({ d: ellipse(x, y, 5, 7), fill: 'ruby', cell: 30, lead: 0.8 })),
  {
    d: leaf(60, 76, -58, 62, 19, 0.6),
    fill: 'sky',
    towards: 'ice',
    cell: 14,
    lead: 0.85,
    details: [line([60, 76], [90, 28])],
  },
  {
    d: polygon([
      [60, 74],
      [64, 77],
      [54, 86],
    ]),
    fill: 'ink',
    cell: 30,
    lead: 0.6,
  },
];
