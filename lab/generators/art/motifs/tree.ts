import { band, blob, ellipse, polygon } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

/** A tree whose crown is many leaves. */
export const tree: Motif = [
  {
    d: polygon([
      [44, 98],
      [46, 74],
      [43, 58],
      [57, 58],
      [54, 74],
      [57, 98],
      [66, 100],
      [34, 100],
    ]),
    fill: 'umber',
    towards: 'bark',
    cell: 10,
    lead: 0.9,
  },
  {
    d: band(
      [
        [47, 70],
        [38, 58],
        [27, 48],
      ],
      4.5,
      2.2,
    ),
    fill: 'umber',
    cell: 12,
    lead: 0.75,
  },
  {
    d: band(
      [
        [53, 70],
        [62, 57],
        [74, 47],
      ],
      4.5,
      2.2,
    ),
    fill: 'umber',
    cell: 12,
    lead: 0.75,
  },
  {
    d: blob([
      [6, 46],
      [10, 28],
      [24, 16],
      [38, 6],
      [56, 4],
      [74, 12],
      [88, 24],
      [95, 42],
      [88, 56],
      [74, 60],
      [60, 64],
      [46, 60],
      [30, 64],
      [14, 58],
    ]),
    fill: 'lime',
    towards: 'emerald',
    span: [4, 66],
    cell: 8.5,
    lead: 1,
  },
  ...(
    [
      [24, 34],
      [44, 20],
      [66, 22],
      [80, 40],
      [58, 44],
      [34, 50],
      [50, 33],
    ] as const
  ).map(([x, y]): Part => ({
    d: ellipse(x, y, 3.4),
    fill: 'ruby',
    towards: 'amber',
    cell: 40,
    lead: 0.55,
  })),
];
