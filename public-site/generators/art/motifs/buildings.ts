import {
  band,
  blob,
  ellipse,
  lancet,
  leaf,
  line,
  polygon,
  rect,
  sector,
  sweep,
} from '../geometry.ts';
import type { Glass, Motif, Part } from '../shelf.ts';

/** An open Bible with a ribbon. */
export const book: Motif = [
  {
    d: polygon([
      [2, 32],
      [50, 40],
      [98, 32],
      [98, 84],
      [50, 92],
      [2, 84],
    ]),
    fill: 'wine',
    towards: 'ruby',
    along: 'x',
    cell: 14,
    lead: 1,
  },
  {
    d: 'M50 36C38 24 20 24 6 28L6 78C20 74 38 76 50 86Z',
    fill: 'milk',
    towards: 'ivory',
    along: 'x',
    span: [0, 55],
    cell: 60,
    lead: 0.9,
    details: [38, 46, 54, 62].map((y) =>
      sweep([
        [13, y - 2],
        [28, y - 3],
        [43, y + 3],
      ]),
    ),
  },
  {
    d: 'M50 36C62 24 80 24 94 28L94 78C80 74 62 76 50 86Z',
    fill: 'ivory',
    towards: 'milk',
    along: 'x',
    span: [45, 100],
    cell: 60,
    lead: 0.9,
    details: [38, 46, 54, 62].map((y) =>
      sweep([
        [57, y + 3],
        [72, y - 3],
        [87, y - 2],
      ]),
    ),
  },
  {
    d: polygon([
      [50, 38],
      [58, 34],
      [60, 90],
      [56, 98],
      [53, 90],
    ]),
    fill: 'ruby',
    cell: 14,
    lead: 0.7,
  },
];

/** A scroll and a quill. */
export const scroll: Motif = [
  {
    d: polygon([
      [18, 20],
      [76, 20],
      [76, 82],
      [18, 82],
    ]),
    fill: 'ivory',
    towards: 'milk',
    cell: 18,
    lead: 0.95,
    details: [34, 44, 54, 64].map((y) => line([26, y], [y === 64 ? 52 : 68, y])),
  },
  { d: rect(10, 10, 74, 12), fill: 'gold', towards: 'copper', along: 'x', cell: 18, lead: 0.9 },
  { d: rect(10, 80, 74, 12), fill: 'gold', towards: 'copper', along: 'x', cell: 18, lead: 0.9 },
  ...(
    [
      [7, 16],
      [87, 16],
      [7, 86],
      [87, 86],
    ] as const
  ).map(([x, y]): Part => ({ d: ellipse(x, y, 5, 7), fill: 'ruby', cell: 30, lead: 0.8 })),
  {
    d: leaf(60, 76, -58, 62, 19, 0.6),
    fill: 'sky',
    towards: 'ice',
    cell: 14,
    lead: 0.85,
    details: [line([60, 76], [90, 28])],
  },
  {
    d: polygon([
      [60, 74],
      [64, 77],
      [54, 86],
    ]),
    fill: 'ink',
    cell: 30,
    lead: 0.6,
  },
];

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

/** A stone bridge of three arches. */
export const bridge: Motif = [
  {
    d: 'M0 44C30 30 70 30 100 44L100 86L92 86C92 66 72 66 72 86L64 86C64 58 36 58 36 86L28 86C28 66 8 66 8 86L0 86Z',
    fill: 'ivory',
    towards: 'slate',
    span: [34, 90],
    cell: 8,
    lead: 1,
  },
  {
    d: band(
      [
        [-1, 43],
        [30, 33.5],
        [50, 32],
        [70, 33.5],
        [101, 43],
      ],
      5,
    ),
    fill: 'copper',
    towards: 'amber',
    along: 'x',
    cell: 9,
    lead: 0.8,
  },
  ...(
    [
      [20, 20],
      [50, 15],
      [80, 20],
    ] as const
  ).flatMap(([x, y]): Part[] => [
    { d: rect(x - 1, y, 2, 19), fill: 'ink', cell: 40, lead: 0.5 },
    { d: ellipse(x, y, 4.2), fill: 'gold', cell: 30, lead: 0.7 },
  ]),
];

const plank = (x: number, fill: Glass): Part => ({
  d: rect(x, 20, 10, 78),
  fill,
  towards: 'umber',
  span: [20, 120],
  cell: 22,
  lead: 0.7,
});

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

/** A closed gate with iron bands. */
export const gate: Motif = [
  { d: lancet(10, 2, 80, 97, 0.7), fill: 'silver', towards: 'slate', cell: 10, lead: 1 },
  ...[20, 30, 40, 50, 60, 70].map((x, i) => plank(x, i % 2 ? 'amber' : 'copper')),
  ...[40, 74].map((y): Part => ({ d: rect(20, y, 60, 5), fill: 'slate', cell: 20, lead: 0.7 })),
];

/** A chapel with a pointed spire. */
export const chapel: Motif = [
  { d: rect(36, 52, 52, 40), fill: 'ivory', towards: 'milk', along: 'x', cell: 12, lead: 0.95 },
  {
    d: polygon([
      [30, 54],
      [42, 32],
      [84, 32],
      [94, 54],
    ]),
    fill: 'copper',
    towards: 'wine',
    cell: 9,
    lead: 0.95,
  },
  ...[50, 63, 76].map((x): Part => ({
    d: lancet(x, 61, 7, 18),
    fill: 'gold',
    towards: 'amber',
    cell: 9,
    lead: 0.75,
  })),
  { d: rect(14, 42, 24, 50), fill: 'milk', towards: 'ivory', along: 'x', cell: 12, lead: 0.95 },
  {
    d: polygon([
      [11, 43],
      [26, 4],
      [41, 43],
    ]),
    fill: 'emerald',
    towards: 'teal',
    cell: 9,
    lead: 0.95,
  },
  { d: lancet(21, 70, 10, 22), fill: 'umber', cell: 30, lead: 0.8 },
  { d: lancet(22.5, 48, 7, 13), fill: 'gold', cell: 30, lead: 0.7 },
  {
    d: polygon([
      [25, -4],
      [27, -4],
      [27, -1],
      [30, -1],
      [30, 1],
      [27, 1],
      [27, 8],
      [25, 8],
      [25, 1],
      [22, 1],
      [22, -1],
      [25, -1],
    ]),
    fill: 'gold',
    cell: 30,
    lead: 0.5,
  },
  {
    d: blob([
      [0, 94],
      [22, 89],
      [50, 91],
      [78, 89],
      [100, 94],
      [100, 102],
      [0, 102],
    ]),
    fill: 'milk',
    towards: 'ice',
    cell: 13,
    lead: 0.8,
  },
];

/** Innsbruck's oriel with its roof of golden tiles. */
export const goldenRoof: Motif = [
  { d: rect(10, 34, 80, 65), fill: 'ivory', towards: 'milk', along: 'x', cell: 14, lead: 0.9 },
  {
    d: polygon([
      [18, 34],
      [30, 4],
      [70, 4],
      [82, 34],
    ]),
    fill: 'gold',
    towards: 'copper',
    span: [0, 40],
    cell: 5.5,
    lead: 1,
  },
  { d: rect(20, 34, 60, 6), fill: 'umber', cell: 14, lead: 0.8 },
  ...[23, 38, 53, 68].map((x): Part => ({
    d: lancet(x - 1, 41, 11, 17),
    fill: 'navy',
    towards: 'cobalt',
    cell: 20,
    lead: 0.8,
  })),
  ...(['ruby', 'cobalt', 'emerald', 'ruby'] as const).map((fill, i): Part => ({
    d: rect(21 + i * 15, 60, 13, 9),
    fill,
    towards: 'gold',
    cell: 8,
    lead: 0.75,
  })),
  ...[22, 37, 52, 67].map((x): Part => ({
    d: rect(x, 71, 11, 10),
    fill: 'sky',
    towards: 'cobalt',
    cell: 20,
    lead: 0.75,
  })),
  ...[20, 52].map((x): Part => ({
    d: `M${x} 99L${x} 93C${x} 84 ${x + 28} 84 ${x + 28} 93L${x + 28} 99Z`,
    fill: 'umber',
    towards: 'ink',
    cell: 16,
    lead: 0.85,
  })),
];

/** A wide tent with its flag: the camp in the city. */
export const tent: Motif = [
  { d: rect(49, 2, 2, 24), fill: 'umber', cell: 40, lead: 0.5 },
  {
    d: polygon([
      [51, 3],
      [68, 8],
      [51, 14],
    ]),
    fill: 'ruby',
    cell: 30,
    lead: 0.7,
  },
  ...[0, 1, 2, 3].map((i): Part => ({
    d: polygon([
      [50, 18],
      [4 + i * 23, 66],
      [27 + i * 23, 66],
    ]),
    fill: i % 2 ? 'milk' : 'ruby',
    towards: i % 2 ? 'ivory' : 'wine',
    cell: 13,
    lead: 0.9,
  })),
  ...[0, 1, 2, 3].map((i): Part => ({
    d: polygon([
      [4 + i * 23, 66],
      [27 + i * 23, 66],
      [26 + i * 23, 96],
      [5 + i * 23, 96],
    ]),
    fill: i % 2 ? 'amber' : 'gold',
    towards: 'copper',
    cell: 15,
    lead: 0.85,
  })),
  {
    d: polygon([
      [50, 58],
      [64, 97],
      [36, 97],
    ]),
    fill: 'navy',
    towards: 'amber',
    span: [58, 110],
    cell: 14,
    lead: 0.9,
  },
];
