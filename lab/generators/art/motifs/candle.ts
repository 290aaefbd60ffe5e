import { blob, ellipse, rect, symmetric } from '../geometry.ts';
import type { Motif } from '../shelf.ts';
import { flameAt } from './parts/flame.ts';

/** A thick candle with a living flame on a brass foot. */
export const candle: Motif = [
  {
    d: symmetric(
      [
        [50, 84],
        [60, 85],
        [66, 90],
        [78, 94],
        [80, 99],
        [50, 99.5],
      ],
      50,
      false,
    ),
    fill: 'amber',
    towards: 'copper',
    cell: 12,
    lead: 0.85,
  },
  { d: ellipse(50, 84, 20, 4.5), fill: 'gold', cell: 16, lead: 0.8 },
  {
    d: rect(40, 40, 20, 43),
    fill: 'milk',
    towards: 'ivory',
    along: 'x',
    span: [40, 60],
    cell: 13,
    lead: 0.9,
  },
  {
    d: blob([
      [40, 40],
      [44, 37.5],
      [50, 39],
      [56, 37.5],
      [60, 40],
      [59.5, 48],
      [57, 51],
      [55, 44],
      [46, 44],
      [44.5, 54],
      [42, 56],
      [40.2, 50],
    ]),
    fill: 'ivory',
    cell: 40,
    lead: 0.6,
  },
  ...flameAt(50, 39, 36),
];
