import { band, blob, polygon } from '../geometry.ts';
import type { Motif } from '../shelf.ts';

/** A jar that pours living water. */
export const jar: Motif = [
  {
    d: band(
      [
        [74, 30],
        [84, 40],
        [82, 58],
        [86, 78],
        [80, 99],
      ],
      7,
      15,
    ),
    fill: 'sky',
    towards: 'teal',
    cell: 9,
    lead: 0.8,
  },
  {
    d: band(
      [
        [77, 32],
        [88, 44],
        [90, 66],
        [95, 99],
      ],
      4,
      9,
    ),
    fill: 'ice',
    towards: 'sky',
    cell: 10,
    lead: 0.7,
  },
  {
    d: band(
      [
        [26, 40],
        [8, 46],
        [12, 66],
        [28, 68],
      ],
      5,
    ),
    fill: 'copper',
    cell: 14,
    lead: 0.8,
  },
  {
    d: blob([
      [54, 24],
      [64, 36],
      [62, 58],
      [48, 80],
      [30, 82],
      [18, 70],
      [20, 52],
      [34, 38],
      [46, 30],
    ]),
    fill: 'amber',
    towards: 'umber',
    span: [24, 90],
    cell: 13,
    lead: 0.95,
  },
  {
    d: polygon([
      [44, 30],
      [60, 18],
      [76, 26],
      [78, 32],
      [62, 36],
      [56, 42],
    ]),
    fill: 'copper',
    towards: 'amber',
    cell: 16,
    lead: 0.85,
  },
  {
    d: band(
      [
        [24, 52],
        [40, 62],
        [58, 60],
      ],
      5,
    ),
    fill: 'cobalt',
    cell: 10,
    lead: 0.6,
  },
];
