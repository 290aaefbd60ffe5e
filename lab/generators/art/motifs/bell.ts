import { band, blob, capsule, ellipse, polygon, rect, ring } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

/** A bell in its yoke, swinging. */
export const bell: Motif = [
  { d: capsule(50, 78, 50, 88, 2.4), fill: 'umber', cell: 30, lead: 0.7 },
  { d: ellipse(50, 91, 6.5), fill: 'copper', cell: 20, lead: 0.85 },
  { d: ring(50, 13, 8, 3.6), fill: 'umber', cell: 30, lead: 0.8 },
  {
    d: 'M50 18C66 18 69 34 71 50C73 66 80 72 88 78L12 78C20 72 27 66 29 50C31 34 34 18 50 18Z',
    fill: 'gold',
    towards: 'copper',
    span: [16, 84],
    cell: 12,
    lead: 1,
  },
  {
    d: polygon([
      [29.4, 47],
      [70.6, 47],
      [72, 57],
      [28, 57],
    ]),
    fill: 'ruby',
    cell: 10,
    lead: 0.75,
  },
  {
    d: blob([
      [10, 78],
      [50, 73],
      [90, 78],
      [90, 84],
      [50, 80],
      [10, 84],
    ]),
    fill: 'amber',
    cell: 12,
    lead: 0.85,
  },
  { d: rect(18, 4, 64, 8), fill: 'umber', towards: 'bark', cell: 14, lead: 0.85 },
  ...(
    [
      [4, 40, 34, 62],
      [96, 40, 66, 62],
    ] as const
  ).map(([x, y]): Part => ({
    d: band(
      [
        [x, y - 14],
        [x === 4 ? 10 : 90, y],
        [x, y + 14],
      ],
      2.2,
    ),
    fill: 'milk',
    cell: 40,
    lead: 0.55,
  })),
];
