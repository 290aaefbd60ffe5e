import { band, ellipse, line, polygon } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

export const harp: Motif = [
  {
    d: polygon([
      [30, 20],
      [78, 34],
      [36, 88],
      [24, 84],
    ]),
    fill: 'navy',
    towards: 'violet',
    cell: 13,
    lead: 0.6,
  },
  ...Array.from({ length: 10 }, (_, i): Part => ({
    d: line(
      [31 + i * 4.8, 22 + Math.sin(i / 3) * 6 + i * 0.8],
      [32 + i * 4.8, 84 - i * 5.1],
      [32.7 + i * 4.8, 84 - i * 5.1],
      [31.7 + i * 4.8, 22 + Math.sin(i / 3) * 6 + i * 0.8],
    ),
    fill: 'milk',
    cell: 60,
    lead: 0.35,
  })),
  {
    d: band(
      [
        [26, 8],
        [25, 40],
        [24, 70],
        [26, 90],
      ],
      7,
      7,
    ),
    fill: 'gold',
    towards: 'amber',
    cell: 11,
    lead: 0.9,
  },
  {
    d: band(
      [
        [24, 12],
        [40, 24],
        [54, 20],
        [68, 16],
        [82, 26],
        [84, 36],
      ],
      8,
      7,
    ),
    fill: 'gold',
    towards: 'copper',
    along: 'x',
    cell: 11,
    lead: 0.9,
  },
  {
    d: band(
      [
        [85, 30],
        [70, 50],
        [48, 76],
        [30, 92],
      ],
      7,
      10,
    ),
    fill: 'amber',
    towards: 'copper',
    cell: 11,
    lead: 0.9,
  },
  { d: ellipse(26, 10, 6), fill: 'ruby', cell: 40, lead: 0.75 },
  {
    d: polygon([
      [16, 90],
      [44, 88],
      [48, 98],
      [12, 98],
    ]),
    fill: 'copper',
    cell: 14,
    lead: 0.85,
  },
];
