import { polygon, sweep } from '../geometry.ts';
import type { Motif } from '../shelf.ts';

export const book: Motif = [
  {
    d: polygon([
      [2, 32],
      [50, 40],
      [98, 32],
      [98, 84],
      [50, 92],
      [2, 84],
    ]),
    fill: 'wine',
    towards: 'ruby',
    along: 'x',
    cell: 14,
    lead: 1,
  },
  {
    d: 'M50 36C38 24 20 24 6 28L6 78C20 74 38 76 50 86Z',
    fill: 'milk',
    towards: 'ivory',
    along: 'x',
    span: [0, 55],
    cell: 60,
    lead: 0.9,
    details: [38, 46, 54, 62].map((y) =>
      sweep([
        [13, y - 2],
        [28, y - 3],
        [43, y + 3],
      ]),
    ),
  },
  {
    d: 'M50 36C62 24 80 24 94 28L94 78C80 74 62 76 50 86Z',
    fill: 'ivory',
    towards: 'milk',
    along: 'x',
    span: [45, 100],
    cell: 60,
    lead: 0.9,
    details: [38, 46, 54, 62].map((y) =>
      sweep([
        [57, y + 3],
        [72, y - 3],
        [87, y - 2],
      ]),
    ),
  },
  {
    d: polygon([
      [50, 38],
      [58, 34],
      [60, 90],
      [56, 98],
      [53, 90],
    ]),
    fill: 'ruby',
    cell: 14,
    lead: 0.7,
  },
];
