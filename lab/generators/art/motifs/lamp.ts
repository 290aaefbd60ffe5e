import { band, blob, ellipse, sweep, symmetric } from '../geometry.ts';
import type { Motif } from '../shelf.ts';
import { flameAt } from './parts/flame.ts';

export const lamp: Motif = [
  ...flameAt(86, 45, 34),
  {
    d: band(
      [
        [26, 52],
        [10, 46],
        [6, 60],
        [18, 70],
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
      [18, 58],
      [30, 50],
      [56, 50],
      [72, 52],
      [90, 44],
      [92, 50],
      [78, 66],
      [60, 78],
      [40, 79],
      [24, 72],
    ]),
    fill: 'gold',
    towards: 'copper',
    span: [44, 80],
    cell: 13,
    lead: 0.95,
    details: [
      sweep([
        [24, 62],
        [44, 68],
        [66, 64],
        [82, 54],
      ]),
    ],
  },
  {
    d: symmetric(
      [
        [50, 77],
        [57, 78],
        [62, 90],
        [66, 94],
        [50, 95],
      ],
      47,
      false,
    ),
    fill: 'amber',
    towards: 'copper',
    cell: 14,
    lead: 0.8,
  },
  {
    d: blob([
      [36, 50],
      [42, 44],
      [54, 44],
      [60, 50],
      [48, 52],
    ]),
    fill: 'amber',
    cell: 40,
    lead: 0.75,
  },
  { d: ellipse(48, 41, 3.4), fill: 'ruby', cell: 40, lead: 0.6 },
];
