import { band, ellipse, line, polygon } from '../geometry.ts';
import type { Motif } from '../shelf.ts';

/** A West African drum with cords. */
export const drum: Motif = [
  {
    d: polygon([
      [40, 62],
      [60, 62],
      [70, 97],
      [30, 97],
    ]),
    fill: 'copper',
    towards: 'umber',
    cell: 13,
    lead: 0.95,
  },
  {
    d: polygon([
      [14, 22],
      [86, 22],
      [66, 62],
      [58, 68],
      [42, 68],
      [34, 62],
    ]),
    fill: 'amber',
    towards: 'copper',
    span: [20, 70],
    cell: 40,
    lead: 1,
    details: [20, 34, 48, 62, 76].flatMap((x, i): string[] => [
      line([x, 24], [38 + i * 6, 66]),
      line([x + 8, 24], [35 + i * 6, 66]),
    ]),
  },
  {
    d: band(
      [
        [26, 46],
        [50, 51],
        [74, 46],
      ],
      6,
    ),
    fill: 'ruby',
    cell: 10,
    lead: 0.75,
  },
  {
    d: band(
      [
        [39, 78],
        [50, 80],
        [61, 78],
      ],
      5,
    ),
    fill: 'emerald',
    cell: 10,
    lead: 0.7,
  },
  { d: ellipse(50, 21, 37, 9), fill: 'milk', towards: 'ivory', cell: 16, lead: 0.95 },
  { d: ellipse(50, 20, 16, 4), fill: 'ivory', cell: 30, lead: 0.6 },
];
