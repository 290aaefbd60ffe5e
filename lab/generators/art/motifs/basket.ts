import { band, blob, ellipse, leaf, polygon, sweep } from '../geometry.ts';
import type { Motif } from '../shelf.ts';

/** A basket of bread and fruit for a neighbour. */
export const basket: Motif = [
  {
    d: band(
      [
        [14, 54],
        [18, 20],
        [50, 6],
        [82, 20],
        [86, 54],
      ],
      5,
    ),
    fill: 'amber',
    towards: 'copper',
    cell: 12,
    lead: 0.8,
  },
  {
    d: blob([
      [26, 52],
      [30, 38],
      [44, 32],
      [56, 40],
      [58, 54],
    ]),
    fill: 'amber',
    towards: 'copper',
    cell: 50,
    lead: 0.85,
    details: [
      sweep([
        [38, 38],
        [42, 46],
      ]),
      sweep([
        [47, 37],
        [50, 46],
      ]),
    ],
  },
  { d: ellipse(62, 46, 10), fill: 'ruby', towards: 'wine', cell: 50, lead: 0.8 },
  { d: ellipse(76, 49, 8.5), fill: 'gold', cell: 50, lead: 0.8 },
  { d: ellipse(24, 50, 8.5), fill: 'lime', towards: 'moss', cell: 50, lead: 0.8 },
  { d: leaf(62, 37, -50, 13, 7), fill: 'emerald', cell: 90, lead: 0.6 },
  {
    d: polygon([
      [8, 54],
      [92, 54],
      [82, 94],
      [18, 94],
    ]),
    fill: 'gold',
    towards: 'copper',
    span: [54, 96],
    cell: 120,
    lead: 0.95,
    details: [64, 74, 84]
      .map((y) =>
        sweep([
          [8, y],
          [92, y],
        ]),
      )
      .concat(
        [20, 35, 50, 65, 80].map((x) =>
          sweep([
            [x, 54],
            [50 + (x - 50) * 0.8, 94],
          ]),
        ),
      ),
  },
];
