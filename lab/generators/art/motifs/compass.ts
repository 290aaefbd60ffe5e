import { ellipse, leaf, polar, polygon, ring } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

/** A compass rose: one body, many directions. */
export const compass: Motif = [
  { d: ring(50, 50, 46, 38), fill: 'gold', towards: 'amber', cell: 11, lead: 0.9 },
  { d: ellipse(50, 50, 38), fill: 'navy', towards: 'cobalt', cell: 13, lead: 0.85 },
  ...[45, 135, 225, 315].map((turn): Part => ({
    d: leaf(50, 50, turn, 27, 11),
    fill: 'sky',
    towards: 'ice',
    cell: 40,
    lead: 0.6,
  })),
  ...[0, 90, 180, 270].flatMap((turn): Part[] => [
    {
      d: polygon([[50, 50], polar(50, 50, turn - 45, 10), polar(50, 50, turn, 43)]),
      fill: 'ruby',
      cell: 30,
      lead: 0.7,
    },
    {
      d: polygon([[50, 50], polar(50, 50, turn + 45, 10), polar(50, 50, turn, 43)]),
      fill: 'milk',
      cell: 30,
      lead: 0.7,
    },
  ]),
  { d: ellipse(50, 50, 4.5), fill: 'gold', cell: 40, lead: 0.7 },
];
