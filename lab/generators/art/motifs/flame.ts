import { blob } from '../geometry.ts';
import type { Motif } from '../shelf.ts';
import { flameAt } from './parts/flame.ts';

/** One flame of many tongues. */
export const flame: Motif = [
  {
    d: blob([
      [50, 2],
      [60, 22],
      [74, 30],
      [72, 18],
      [86, 42],
      [86, 68],
      [74, 88],
      [50, 97],
      [26, 88],
      [14, 68],
      [15, 46],
      [28, 26],
      [30, 38],
      [42, 26],
    ]),
    fill: 'ruby',
    towards: 'wine',
    span: [0, 100],
    cell: 14,
    lead: 1,
  },
  {
    d: blob([
      [52, 26],
      [60, 42],
      [72, 46],
      [76, 66],
      [66, 86],
      [50, 92],
      [34, 86],
      [25, 68],
      [30, 50],
      [38, 54],
      [44, 42],
    ]),
    fill: 'amber',
    towards: 'ruby',
    span: [20, 110],
    cell: 14,
    lead: 0.85,
  },
  ...flameAt(50, 88, 44),
];
