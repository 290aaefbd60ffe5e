import { band, rect, ring } from '../geometry.ts';
import type { Motif } from '../shelf.ts';

export const anchor: Motif = [
  { d: ring(50, 13, 11, 5.5), fill: 'silver', towards: 'slate', cell: 14, lead: 0.85 },
  { d: rect(24, 30, 52, 7), fill: 'silver', towards: 'slate', along: 'x', cell: 14, lead: 0.85 },
  { d: rect(46, 22, 8, 68), fill: 'silver', towards: 'slate', cell: 14, lead: 0.9 },
  {
    d: 'M4 60L20 54L24 71L18.5 69C23 82 36 88 50 88C64 88 77 82 81.500 69L76 71L80 54L96 60L89.500 66C86 87 70 98 50 98C30 98 14 87 10.500 66Z',
    fill: 'slate',
    towards: 'silver',
    along: 'x',
    cell: 14,
    lead: 1,
  },
  {
    d: band(
      [
        [52, 6],
        [70, 12],
        [64, 34],
        [40, 46],
        [38, 62],
        [60, 70],
        [66, 84],
      ],
      3.6,
    ),
    fill: 'gold',
    towards: 'copper',
    cell: 8,
    lead: 0.65,
  },
];
