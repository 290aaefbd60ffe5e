import { blob, polygon, rect, sweep } from '../geometry.ts';
import type { Glass, Motif, Part } from '../shelf.ts';

const sail = (d: string, fill: Glass, towards: Glass): Part => ({
  d,
  fill,
  towards,
  along: 'x',
  cell: 13,
  lead: 0.95,
});

/** A ship under full sail with a cross on it. */
export const ship: Motif = [
  { d: rect(48.5, 6, 3, 66), fill: 'umber', cell: 40, lead: 0.7 },
  sail('M53 10C78 18 88 40 88 62L53 62Z', 'milk', 'ice'),
  sail('M47 18C30 28 18 44 14 62L47 62Z', 'gold', 'amber'),
  {
    d: polygon([
      [64, 28],
      [69, 28],
      [69, 40],
      [80, 40],
      [80, 45],
      [69, 45],
      [69, 58],
      [64, 58],
      [64, 45],
      [56, 45],
      [56, 40],
      [64, 40],
    ]),
    fill: 'ruby',
    cell: 30,
    lead: 0.7,
  },
  {
    d: polygon([
      [50, 6],
      [66, 2],
      [62, 7],
      [66, 12],
      [50, 12],
    ]),
    fill: 'ruby',
    cell: 30,
    lead: 0.65,
  },
  {
    d: 'M4 66C30 72 70 72 96 64C94 80 84 90 74 92L26 92C16 90 8 80 4 66Z',
    fill: 'copper',
    towards: 'umber',
    span: [64, 94],
    cell: 14,
    lead: 1,
    details: [
      sweep([
        [8, 75],
        [50, 81],
        [92, 74],
      ]),
    ],
  },
  ...[0, 1, 2, 3, 4].map((i): Part => ({
    d: blob([
      [i * 20 - 4, 93],
      [i * 20 + 6, 86],
      [i * 20 + 17, 91],
      [i * 20 + 22, 96],
      [i * 20 + 8, 99],
      [i * 20 - 4, 98],
    ]),
    fill: i % 2 ? 'teal' : 'sky',
    towards: 'ice',
    cell: 30,
    lead: 0.75,
  })),
];
