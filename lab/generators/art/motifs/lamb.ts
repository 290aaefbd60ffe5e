import { blob, capsule, ellipse, leaf, polygon, sweep } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

const wool = (x: number, y: number, r: number): Part => ({
  d: ellipse(x, y, r),
  fill: 'milk',
  towards: 'ivory',
  cell: 40,
  lead: 0.75,
  details: [
    sweep([
      [x - r * 0.45, y + r * 0.1],
      [x, y + r * 0.45],
      [x + r * 0.45, y],
    ]),
  ],
});

/** A standing lamb with the banner of the resurrection. */
export const lamb: Motif = [
  { d: capsule(71, 8, 65, 88, 1.3), fill: 'gold', cell: 50, lead: 0.7 },
  {
    d: polygon([
      [70, 14],
      [97, 12],
      [91, 20],
      [98, 28],
      [69.5, 30],
    ]),
    fill: 'milk',
    cell: 40,
    lead: 0.8,
  },
  {
    d: polygon([
      [70, 19.5],
      [94, 18],
      [93, 23],
      [70, 24.5],
    ]),
    fill: 'ruby',
    cell: 40,
    lead: 0.5,
  },
  {
    d: polygon([
      [78, 13.5],
      [83, 13.2],
      [83, 28.9],
      [78, 29.3],
    ]),
    fill: 'ruby',
    cell: 40,
    lead: 0.5,
  },
  ...[30, 38, 56, 64].map((x): Part => ({
    d: capsule(x, 66, x - 1, 89, 3.2),
    fill: 'ivory',
    towards: 'umber',
    span: [82, 96],
    cell: 12,
    lead: 0.75,
  })),
  {
    d: blob([
      [22, 54],
      [26, 42],
      [42, 37],
      [60, 39],
      [71, 47],
      [72, 60],
      [64, 71],
      [46, 74],
      [30, 71],
    ]),
    fill: 'milk',
    cell: 12,
    lead: 0.9,
  },
  ...(
    [
      [26, 50, 8],
      [33, 42, 7.5],
      [44, 40, 8],
      [56, 41, 8],
      [66, 47, 8],
      [29, 62, 8.5],
      [41, 53, 9],
      [54, 54, 9],
      [65, 60, 8.5],
      [41, 66, 8.5],
      [54, 67, 8.5],
      [19, 57, 5],
    ] as const
  ).map(([x, y, r]) => wool(x, y, r)),
  { d: leaf(84, 36, 20, 15, 9), fill: 'ivory', towards: 'rose', cell: 40, lead: 0.7 },
  { d: leaf(66, 36, 165, 14, 9), fill: 'ivory', towards: 'rose', cell: 40, lead: 0.7 },
  {
    d: blob([
      [66, 36],
      [75, 29],
      [84, 35],
      [84, 47],
      [78, 57],
      [71, 56],
      [66, 47],
    ]),
    fill: 'ivory',
    towards: 'milk',
    cell: 40,
    lead: 0.85,
    details: [
      sweep([
        [72, 51],
        [75, 53.5],
        [78.5, 51],
      ]),
    ],
  },
  { d: ellipse(71, 42, 1.4), fill: 'ink', cell: 40, lead: 0.3 },
  { d: ellipse(80, 42, 1.4), fill: 'ink', cell: 40, lead: 0.3 },
  wool(70, 32, 5),
  wool(77, 29, 5.4),
  wool(82, 33, 4.6),
];
