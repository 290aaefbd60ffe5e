import { band, blob, ellipse, leaf, polar, sweep } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

/** A coconut palm by the sea, as in Monrovia and Lagos. */
export const palm: Motif = [
  {
    d: band(
      [
        [36, 99],
        [42, 76],
        [49, 56],
        [52, 36],
      ],
      7,
      4,
    ),
    fill: 'umber',
    towards: 'copper',
    cell: 7,
    lead: 0.8,
  },
  ...(
    [
      [-170, 40],
      [-142, 38],
      [-112, 33],
      [-68, 33],
      [-38, 38],
      [-10, 40],
      [150, 33],
      [30, 33],
    ] as const
  ).map(([turn, length], i): Part => ({
    d: leaf(52, 35, turn, length, 12, 0.35),
    fill: i % 2 ? 'emerald' : 'moss',
    towards: 'lime',
    along: 'x',
    cell: 12,
    lead: 0.75,
    details: [sweep([[52, 35], polar(52, 35, turn, length * 0.85)])],
  })),
  ...(
    [
      [47, 39],
      [53, 42],
      [58, 38],
    ] as const
  ).map(([x, y]): Part => ({
    d: ellipse(x, y, 4),
    fill: 'copper',
    towards: 'umber',
    cell: 40,
    lead: 0.6,
  })),
  {
    d: blob([
      [14, 99],
      [30, 92],
      [50, 91],
      [66, 95],
      [74, 99],
    ]),
    fill: 'gold',
    cell: 14,
    lead: 0.7,
  },
];
