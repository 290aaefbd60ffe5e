import { ellipse, lancet, line, polygon } from '../geometry.ts';
import type { Motif } from '../shelf.ts';

/** A door that stands open, with light inside. */
export const door: Motif = [
  { d: lancet(14, 2, 72, 97, 0.8), fill: 'silver', towards: 'slate', cell: 9, lead: 1 },
  {
    d: lancet(23, 12, 54, 87, 0.8),
    fill: 'milk',
    towards: 'gold',
    span: [10, 100],
    cell: 11,
    lead: 0.9,
  },
  {
    d: polygon([
      [50, 99],
      [38, 99],
      [46, 62],
      [54, 62],
      [62, 99],
    ]),
    fill: 'amber',
    towards: 'gold',
    cell: 12,
    lead: 0.7,
  },
  {
    d: polygon([
      [23, 44],
      [38, 34],
      [38, 92],
      [23, 99],
    ]),
    fill: 'copper',
    towards: 'umber',
    cell: 12,
    lead: 0.9,
    details: [line([28, 42], [28, 96]), line([33, 38], [33, 94])],
  },
  {
    d: polygon([
      [77, 44],
      [62, 34],
      [62, 92],
      [77, 99],
    ]),
    fill: 'copper',
    towards: 'umber',
    cell: 12,
    lead: 0.9,
    details: [line([72, 42], [72, 96]), line([67, 38], [67, 94])],
  },
  { d: ellipse(36, 64, 1.8), fill: 'gold', cell: 30, lead: 0.5 },
  { d: ellipse(64, 64, 1.8), fill: 'gold', cell: 30, lead: 0.5 },
];
