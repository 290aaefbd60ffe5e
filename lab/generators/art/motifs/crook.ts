import { band, leaf, rect } from '../geometry.ts';
import type { Motif } from '../shelf.ts';

export const crook: Motif = [
  {
    d: band(
      [
        [44, 99],
        [45, 70],
        [46, 42],
        [45, 22],
        [54, 8],
        [70, 8],
        [77, 21],
        [70, 33],
        [60, 32],
        [60, 25],
      ],
      6.5,
      4.5,
    ),
    fill: 'gold',
    towards: 'umber',
    span: [0, 100],
    cell: 10,
    lead: 0.95,
  },
  { d: rect(40, 48, 11, 5), fill: 'ruby', cell: 30, lead: 0.7 },
  {
    d: leaf(46, 58, 205, 30, 9),
    fill: 'emerald',
    towards: 'lime',
    along: 'x',
    cell: 30,
    lead: 0.65,
  },
  { d: leaf(46, 62, -25, 28, 9), fill: 'moss', towards: 'lime', along: 'x', cell: 30, lead: 0.65 },
];
