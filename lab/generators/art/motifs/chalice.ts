import { ellipse, polygon, sweep, symmetric } from '../geometry.ts';
import type { Motif } from '../shelf.ts';

/** A golden chalice with the bread above it. */
export const chalice: Motif = [
  {
    d: ellipse(50, 20, 16),
    fill: 'milk',
    towards: 'ivory',
    cell: 14,
    lead: 0.85,
    details: [
      sweep([
        [50, 10],
        [50, 30],
      ]),
      sweep([
        [40, 20],
        [60, 20],
      ]),
    ],
  },
  {
    d: symmetric(
      [
        [50, 85],
        [56, 85],
        [60, 90],
        [74, 93],
        [76, 98],
        [50, 99],
      ],
      50,
      false,
    ),
    fill: 'gold',
    towards: 'copper',
    span: [84, 100],
    cell: 13,
    lead: 0.85,
  },
  {
    d: polygon([
      [45, 62],
      [55, 62],
      [56, 86],
      [44, 86],
    ]),
    fill: 'amber',
    cell: 12,
    lead: 0.8,
  },
  { d: ellipse(50, 74, 9, 5), fill: 'ruby', cell: 9, lead: 0.8 },
  {
    d: 'M22 38C22 60 36 66 50 66C64 66 78 60 78 38Z',
    fill: 'gold',
    towards: 'amber',
    cell: 12,
    lead: 0.95,
  },
  { d: ellipse(50, 38, 28, 5.5), fill: 'wine', towards: 'ruby', along: 'x', cell: 18, lead: 0.85 },
];
