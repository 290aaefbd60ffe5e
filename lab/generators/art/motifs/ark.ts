import { blob, lancet, polygon, rect, sector, sweep } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

/** The ark beneath a rainbow. */
export const ark: Motif = [
  ...(['ruby', 'amber', 'gold', 'emerald', 'cobalt', 'violet'] as const).map((fill, i): Part => ({
    d: sector(50, 72, 62 - (i + 1) * 5, 62 - i * 5, 180, 360),
    fill,
    cell: 12,
    lead: 0.65,
  })),
  { d: rect(36, 48, 28, 20), fill: 'amber', towards: 'copper', cell: 12, lead: 0.85 },
  {
    d: polygon([
      [32, 49],
      [50, 36],
      [68, 49],
    ]),
    fill: 'ruby',
    cell: 16,
    lead: 0.85,
  },
  { d: lancet(46, 53, 8, 14), fill: 'gold', cell: 30, lead: 0.7 },
  {
    d: 'M14 64L86 64C86 82 76 90 66 90L34 90C24 90 14 82 14 64Z',
    fill: 'copper',
    towards: 'umber',
    span: [64, 92],
    cell: 13,
    lead: 1,
    details: [
      sweep([
        [16, 73],
        [84, 73],
      ]),
      sweep([
        [20, 82],
        [80, 82],
      ]),
    ],
  },
  ...[0, 1, 2, 3].map((i): Part => ({
    d: blob([
      [i * 25 - 4, 92],
      [i * 25 + 8, 86],
      [i * 25 + 22, 90],
      [i * 25 + 28, 97],
      [i * 25 + 8, 99],
    ]),
    fill: i % 2 ? 'cobalt' : 'teal',
    towards: 'sky',
    cell: 30,
    lead: 0.75,
  })),
];
