import { blob, sweep } from '../geometry.ts';
import type { Motif } from '../shelf.ts';

/** Loaves and a cut slice on a cloth. */
export const bread: Motif = [
  {
    d: blob([
      [2, 84],
      [20, 78],
      [50, 80],
      [80, 77],
      [98, 84],
      [86, 94],
      [50, 97],
      [14, 94],
    ]),
    fill: 'milk',
    towards: 'ice',
    cell: 14,
    lead: 0.8,
  },
  {
    d: blob([
      [34, 60],
      [38, 44],
      [54, 36],
      [74, 38],
      [88, 48],
      [92, 64],
      [86, 76],
      [62, 80],
      [40, 76],
    ]),
    fill: 'amber',
    towards: 'copper',
    span: [36, 84],
    cell: 15,
    lead: 0.95,
    details: [
      sweep([
        [52, 42],
        [56, 52],
        [54, 62],
      ]),
      sweep([
        [66, 41],
        [70, 51],
        [68, 62],
      ]),
      sweep([
        [79, 46],
        [82, 55],
        [80, 65],
      ]),
    ],
  },
  {
    d: blob([
      [6, 70],
      [10, 56],
      [24, 50],
      [40, 54],
      [50, 66],
      [48, 80],
      [34, 87],
      [14, 84],
    ]),
    fill: 'gold',
    towards: 'copper',
    span: [50, 92],
    cell: 14,
    lead: 0.95,
    details: [
      sweep([
        [16, 60],
        [26, 66],
        [30, 76],
      ]),
      sweep([
        [28, 55],
        [38, 61],
        [42, 72],
      ]),
    ],
  },
];
