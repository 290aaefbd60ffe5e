import { polygon } from '../geometry.ts';
import type { Motif } from '../shelf.ts';

/** A shield with a cross, for those who stand watch. */
export const shield: Motif = [
  {
    d: 'M10 10L50 4L90 10C92 52 80 82 50 98C20 82 8 52 10 10Z',
    fill: 'gold',
    towards: 'amber',
    cell: 14,
    lead: 1,
  },
  {
    d: 'M18 17L50 12L82 17C83 52 73 75 50 88C27 75 17 52 18 17Z',
    fill: 'cobalt',
    towards: 'navy',
    cell: 14,
    lead: 0.85,
  },
  {
    d: polygon([
      [44, 13],
      [56, 13],
      [56, 38],
      [80, 38],
      [78, 50],
      [56, 50],
      [56, 84],
      [50, 88],
      [44, 84],
      [44, 50],
      [22, 50],
      [20, 38],
      [44, 38],
    ]),
    fill: 'milk',
    towards: 'ivory',
    cell: 14,
    lead: 0.85,
  },
];
