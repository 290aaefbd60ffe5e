import {
  blob,
  capsule,
  band,
  ellipse,
  leaf,
  polar,
  polygon,
  rect,
  ring,
  sector,
  star as starShape,
  sweep,
} from '../geometry.ts';
import type { Glass, Motif, Part } from '../shelf.ts';
import { flameAt } from './parts/flame.ts';

/** A tall cross with a jewel at the crossing and rays behind it. */
export const cross: Motif = [
  ...Array.from({ length: 8 }, (_, i): Part => ({
    d: leaf(50, 33, i * 45 + 22.5, 25, 6),
    fill: 'gold',
    towards: 'amber',
    cell: 40,
    lead: 0.5,
  })),
  {
    d: polygon([
      [44, 2],
      [56, 2],
      [55, 27],
      [80, 26],
      [80, 39],
      [55, 38.5],
      [57, 99],
      [43, 99],
      [45, 38.5],
      [20, 39],
      [20, 26],
      [45, 27],
    ]),
    fill: 'ruby',
    towards: 'wine',
    span: [0, 100],
    cell: 11,
    lead: 1.1,
  },
  { d: starShape(50, 32.5, 4, 8.5, 5), fill: 'gold', cell: 40, lead: 0.7 },
];

/** The star of Bethlehem. */
export const star: Motif = [
  {
    d: polygon([
      [47, 55],
      [53, 55],
      [51.5, 100],
      [48.5, 100],
    ]),
    fill: 'gold',
    towards: 'ice',
    cell: 12,
    lead: 0.6,
  },
  ...Array.from({ length: 8 }, (_, i): Part[] => {
    const length = i % 2 ? 28 : 46;
    const root = (side: number) => polar(50, 46, i * 45 - 90 + side * 22.5, 12.5);
    const tip = polar(50, 46, i * 45 - 90, length);
    return [
      {
        d: polygon([[50, 46], root(-1), tip]),
        fill: i % 2 ? 'amber' : 'gold',
        cell: 20,
        lead: 0.7,
      },
      { d: polygon([[50, 46], root(1), tip]), fill: 'milk', towards: 'gold', cell: 20, lead: 0.7 },
    ];
  }).flat(),
  { d: ellipse(50, 46, 6), fill: 'milk', cell: 40, lead: 0.7 },
];

const oneKey = (fill: Glass): Motif => [
  { d: rect(47, 36, 6, 60), fill, towards: 'amber', cell: 12, lead: 0.85 },
  {
    d: polygon([
      [53, 72],
      [68, 72],
      [68, 80],
      [61, 80],
      [61, 84],
      [68, 84],
      [68, 93],
      [53, 93],
    ]),
    fill,
    towards: 'copper',
    cell: 20,
    lead: 0.85,
  },
  { d: rect(43, 40, 14, 5), fill: 'ruby', cell: 30, lead: 0.7 },
  ...[-90, 150, 30].map((turn): Part => ({
    d: ring(...polar(50, 24, turn, 11), 11, 5),
    fill,
    towards: 'amber',
    cell: 12,
    lead: 0.85,
  })),
  { d: ellipse(50, 24, 5), fill: 'cobalt', cell: 40, lead: 0.7 },
];

/** A key with a trefoil bow. */
export const key: Motif = oneKey('gold');

/** A crown with jewels. */
export const crown: Motif = [
  {
    d: polygon([
      [8, 34],
      [26, 56],
      [34, 20],
      [44, 52],
      [50, 10],
      [56, 52],
      [66, 20],
      [74, 56],
      [92, 34],
      [84, 76],
      [16, 76],
    ]),
    fill: 'gold',
    towards: 'amber',
    cell: 11,
    lead: 1,
  },
  {
    d: polygon([
      [16, 76],
      [84, 76],
      [82, 90],
      [18, 90],
    ]),
    fill: 'amber',
    towards: 'copper',
    cell: 14,
    lead: 0.95,
  },
  ...(
    [
      [27, 83, 'ruby'],
      [42, 83, 'cobalt'],
      [58, 83, 'emerald'],
      [73, 83, 'ruby'],
    ] as const
  ).map(([x, y, fill]): Part => ({ d: ellipse(x, y, 3.8), fill, cell: 40, lead: 0.6 })),
  ...(
    [
      [8, 32],
      [34, 17],
      [50, 8],
      [66, 17],
      [92, 32],
    ] as const
  ).map(([x, y], i): Part => ({
    d: ellipse(x, y, 4.4),
    fill: i % 2 ? 'ruby' : 'milk',
    cell: 40,
    lead: 0.7,
  })),
  {
    d: polygon([
      [50, 54],
      [56, 63],
      [50, 72],
      [44, 63],
    ]),
    fill: 'ruby',
    cell: 40,
    lead: 0.7,
  },
];

/** An anchor with a rope. */
export const anchor: Motif = [
  { d: ring(50, 13, 11, 5.5), fill: 'silver', towards: 'slate', cell: 14, lead: 0.85 },
  { d: rect(24, 30, 52, 7), fill: 'silver', towards: 'slate', along: 'x', cell: 14, lead: 0.85 },
  { d: rect(46, 22, 8, 68), fill: 'silver', towards: 'slate', cell: 14, lead: 0.9 },
  {
    d: 'M4 60L20 54L24 71L18.5 69C23 82 36 88 50 88C64 88 77 82 81.500 69L76 71L80 54L96 60L89.500 66C86 87 70 98 50 98C30 98 14 87 10.500 66Z',
    fill: 'slate',
    towards: 'silver',
    along: 'x',
    cell: 14,
    lead: 1,
  },
  {
    d: band(
      [
        [52, 6],
        [70, 12],
        [64, 34],
        [40, 46],
        [38, 62],
        [60, 70],
        [66, 84],
      ],
      3.6,
    ),
    fill: 'gold',
    towards: 'copper',
    cell: 8,
    lead: 0.65,
  },
];

/** A shepherd's crook. */
export const crook: Motif = [
  {
    d: band(
      [
        [44, 99],
        [45, 70],
        [46, 42],
        [45, 22],
        [54, 8],
        [70, 8],
        [77, 21],
        [70, 33],
        [60, 32],
        [60, 25],
      ],
      6.5,
      4.5,
    ),
    fill: 'gold',
    towards: 'umber',
    span: [0, 100],
    cell: 10,
    lead: 0.95,
  },
  { d: rect(40, 48, 11, 5), fill: 'ruby', cell: 30, lead: 0.7 },
  {
    d: leaf(46, 58, 205, 30, 9),
    fill: 'emerald',
    towards: 'lime',
    along: 'x',
    cell: 30,
    lead: 0.65,
  },
  { d: leaf(46, 62, -25, 28, 9), fill: 'moss', towards: 'lime', along: 'x', cell: 30, lead: 0.65 },
];

/** One flame of many tongues. */
export const flame: Motif = [
  {
    d: blob([
      [50, 2],
      [60, 22],
      [74, 30],
      [72, 18],
      [86, 42],
      [86, 68],
      [74, 88],
      [50, 97],
      [26, 88],
      [14, 68],
      [15, 46],
      [28, 26],
      [30, 38],
      [42, 26],
    ]),
    fill: 'ruby',
    towards: 'wine',
    span: [0, 100],
    cell: 14,
    lead: 1,
  },
  {
    d: blob([
      [52, 26],
      [60, 42],
      [72, 46],
      [76, 66],
      [66, 86],
      [50, 92],
      [34, 86],
      [25, 68],
      [30, 50],
      [38, 54],
      [44, 42],
    ]),
    fill: 'amber',
    towards: 'ruby',
    span: [20, 110],
    cell: 14,
    lead: 0.85,
  },
  ...flameAt(50, 88, 44),
];

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

const wheel = (
  count: number,
  inner: number,
  outer: number,
  fills: readonly Glass[],
  turn = 0,
): Part[] =>
  Array.from({ length: count }, (_, i): Part => ({
    d: sector(50, 50, inner, outer, (i * 360) / count + turn, ((i + 1) * 360) / count + turn),
    fill: fills[i % fills.length] ?? 'gold',
    cell: 14,
    lead: 0.7,
  }));

const petals = (
  count: number,
  from: number,
  length: number,
  width: number,
  fills: readonly Glass[],
  turn = 0,
): Part[] =>
  Array.from({ length: count }, (_, i): Part => ({
    d: leaf(
      ...polar(50, 50, (i * 360) / count + turn, from),
      (i * 360) / count + turn,
      length,
      width,
      0.55,
    ),
    fill: fills[i % fills.length] ?? 'gold',
    towards: 'milk',
    span: [-40, 220],
    cell: 16,
    lead: 0.75,
  }));

/** A rose window of twelve petals. */
export const rose: Motif = [
  { d: ellipse(50, 50, 49.5), fill: 'slate', cell: 10, lead: 1 },
  ...wheel(24, 41, 49, ['cobalt', 'gold']),
  { d: ellipse(50, 50, 41), fill: 'navy', towards: 'violet', cell: 9, lead: 0.9 },
  ...petals(12, 19, 22, 13, ['ruby', 'violet'], 15),
  ...Array.from({ length: 12 }, (_, i): Part => ({
    d: ellipse(...polar(50, 50, i * 30, 36), 3.6),
    fill: i % 2 ? 'emerald' : 'amber',
    cell: 40,
    lead: 0.6,
  })),
  ...wheel(12, 13, 20, ['sky', 'gold']),
  ...petals(6, 2, 11, 8, ['rose', 'gold']),
  { d: ellipse(50, 50, 3.6), fill: 'milk', cell: 40, lead: 0.6 },
];

/** A mason's trowel and bricks. */
export const trowel: Motif = [
  ...(
    [
      [6, 78],
      [36, 78],
      [66, 78],
      [21, 62],
      [51, 62],
      [6, 94],
      [36, 94],
      [66, 94],
    ] as const
  ).map(([x, y], i): Part => ({
    d: rect(x, y - 8, 29, 15),
    fill: i % 2 ? 'copper' : 'amber',
    towards: 'ruby',
    cell: 40,
    lead: 0.85,
  })),
  { d: capsule(83, 9, 74, 21, 5), fill: 'umber', towards: 'copper', cell: 20, lead: 0.85 },
  {
    d: band(
      [
        [74, 22],
        [70, 30],
        [62, 30],
        [58, 36],
      ],
      3.4,
    ),
    fill: 'slate',
    cell: 20,
    lead: 0.7,
  },
  {
    d: polygon([
      [66, 44],
      [50, 24],
      [14, 58],
    ]),
    fill: 'silver',
    towards: 'ice',
    along: 'x',
    cell: 15,
    lead: 0.95,
    details: [
      sweep([
        [58, 34],
        [16, 57],
      ]),
    ],
  },
];
