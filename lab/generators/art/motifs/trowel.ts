import { band, capsule, polygon, rect, sweep } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

export const trowel: Motif = [
  ...(
    [
      [6, 78],
      [36, 78],
      [66, 78],
      [21, 62],
      [51, 62],
      [6, 94],
      [36, 94],
      [66, 94],
    ] as const
  ).map(([x, y], i): Part => ({
    d: rect(x, y - 8, 29, 15),
    fill: i % 2 ? 'copper' : 'amber',
    towards: 'ruby',
    cell: 40,
    lead: 0.85,
  })),
  { d: capsule(83, 9, 74, 21, 5), fill: 'umber', towards: 'copper', cell: 20, lead: 0.85 },
  {
    d: band(
      [
        [74, 22],
        [70, 30],
        [62, 30],
        [58, 36],
      ],
      3.4,
    ),
    fill: 'slate',
    cell: 20,
    lead: 0.7,
  },
  {
    d: polygon([
      [66, 44],
      [50, 24],
      [14, 58],
    ]),
    fill: 'silver',
    towards: 'ice',
    along: 'x',
    cell: 15,
    lead: 0.95,
    details: [
      sweep([
        [58, 34],
        [16, 57],
      ]),
    ],
  },
];
