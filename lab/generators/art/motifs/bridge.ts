import { band, ellipse, rect } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

export const bridge: Motif = [
  {
    d: 'M0 44C30 30 70 30 100 44L100 86L92 86C92 66 72 66 72 86L64 86C64 58 36 58 36 86L28 86C28 66 8 66 8 86L0 86Z',
    fill: 'ivory',
    towards: 'slate',
    span: [34, 90],
    cell: 8,
    lead: 1,
  },
  {
    d: band(
      [
        [-1, 43],
        [30, 33.5],
        [50, 32],
        [70, 33.5],
        [101, 43],
      ],
      5,
    ),
    fill: 'copper',
    towards: 'amber',
    along: 'x',
    cell: 9,
    lead: 0.8,
  },
  ...(
    [
      [20, 20],
      [50, 15],
      [80, 20],
    ] as const
  ).flatMap(([x, y]): Part[] => [
    { d: rect(x - 1, y, 2, 19), fill: 'ink', cell: 40, lead: 0.5 },
    { d: ellipse(x, y, 4.2), fill: 'gold', cell: 30, lead: 0.7 },
  ]),
];
