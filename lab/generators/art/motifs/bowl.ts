import { ellipse, sweep, symmetric } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

/** A woven offering bowl with gifts. */
export const bowl: Motif = [
  ...(
    [
      [34, 40],
      [50, 34],
      [66, 40],
      [42, 47],
      [58, 47],
    ] as const
  ).map(([x, y]): Part => ({
    d: ellipse(x, y, 9),
    fill: 'gold',
    towards: 'amber',
    cell: 40,
    lead: 0.75,
    details: [
      sweep([
        [x - 3.5, y],
        [x + 3.5, y],
      ]),
      sweep([
        [x, y - 3.5],
        [x, y + 3.5],
      ]),
    ],
  })),
  {
    d: 'M10 50C10 78 28 90 50 90C72 90 90 78 90 50Z',
    fill: 'copper',
    towards: 'umber',
    span: [50, 90],
    cell: 40,
    lead: 0.95,
    details: [
      sweep([
        [14, 62],
        [50, 69],
        [86, 62],
      ]),
      sweep([
        [20, 74],
        [50, 80],
        [80, 74],
      ]),
      ...[26, 38, 50, 62, 74].map((x) =>
        sweep([
          [x, 52],
          [50 + (x - 50) * 0.8, 88],
        ]),
      ),
    ],
  },
  { d: ellipse(50, 51, 41, 6), fill: 'ruby', towards: 'amber', along: 'x', cell: 14, lead: 0.85 },
  {
    d: symmetric(
      [
        [50, 89],
        [64, 88],
        [68, 97],
        [50, 98],
      ],
      50,
      false,
    ),
    fill: 'umber',
    cell: 20,
    lead: 0.8,
  },
];
