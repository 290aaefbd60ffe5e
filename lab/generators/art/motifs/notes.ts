import { band, ellipse, leaf, polygon, rect } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

const note = (x: number, y: number, stem: number, fill: Part['fill']): Part[] => [
  { d: rect(x + 5, y - stem, 3, stem), fill, cell: 60, lead: 0.65 },
  { d: ellipse(x, y, 8.4, 6.4), fill, cell: 30, lead: 0.8 },
];

/** Singing: notes on a rising stave. */
export const notes: Motif = [
  ...[0, 1, 2, 3, 4].map((i): Part => ({
    d: band(
      [
        [0, 46 + i * 10],
        [30, 38 + i * 10],
        [66, 46 + i * 9],
        [100, 30 + i * 9],
      ],
      2.2,
    ),
    fill: 'milk',
    cell: 26,
    lead: 0.5,
  })),
  ...note(20, 76, 40, 'ruby'),
  ...note(46, 66, 40, 'gold'),
  ...note(78, 62, 44, 'cobalt'),
  {
    d: polygon([
      [25, 36],
      [54, 26],
      [54, 33],
      [28, 43],
    ]),
    fill: 'ruby',
    cell: 30,
    lead: 0.7,
  },
  { d: leaf(84, 18, 48, 18, 9), fill: 'cobalt', cell: 30, lead: 0.65 },
];
