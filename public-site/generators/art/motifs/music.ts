import {
  type XY,
  band,
  blob,
  capsule,
  ellipse,
  leaf,
  line,
  lancet,
  polygon,
  rect,
  ring,
  sweep,
  symmetric,
} from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

const pipeHeights = [58, 66, 74, 82, 88, 82, 74, 66, 58];

/** A rank of organ pipes with mouths, over a carved case. */
export const organ: Motif = [
  ...pipeHeights.flatMap((height, i): Part[] => {
    const x = 6 + i * 9.8;
    const top = 84 - height;
    return [
      {
        d: polygon([
          [x, top + 4],
          [x + 4.6, top],
          [x + 9.2, top + 4],
          [x + 9.2, 72],
          [x + 5.6, 84],
          [x + 3.6, 84],
          [x, 72],
        ]),
        fill: i % 2 ? 'silver' : 'gold',
        towards: i % 2 ? 'slate' : 'amber',
        span: [10, 90],
        cell: 15,
        lead: 0.85,
      },
      { d: lancet(x + 2.4, 58, 4.4, 9), fill: 'ink', cell: 40, lead: 0.5 },
    ];
  }),
  {
    d: polygon([
      [0, 84],
      [100, 84],
      [97, 91],
      [3, 91],
    ]),
    fill: 'copper',
    towards: 'umber',
    along: 'x',
    cell: 12,
    lead: 0.9,
  },
  { d: rect(4, 91, 92, 8), fill: 'ruby', towards: 'wine', along: 'x', cell: 9, lead: 0.85 },
];

/** A harp with eleven strings. */
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

/** A long trumpet with a banner. */
export const trumpet: Motif = [
  {
    d: polygon([
      [26, 58],
      [62, 39],
      [70, 78],
      [58, 74],
      [52, 86],
      [46, 78],
      [34, 84],
    ]),
    fill: 'ruby',
    towards: 'wine',
    cell: 12,
    lead: 0.85,
  },
  {
    d: polygon([
      [42, 56],
      [48, 53],
      [52, 72],
      [46, 74],
    ]),
    fill: 'gold',
    cell: 40,
    lead: 0.6,
  },
  {
    d: polygon([
      [38, 64],
      [55, 57],
      [57, 62],
      [40, 69],
    ]),
    fill: 'gold',
    cell: 40,
    lead: 0.6,
  },
  {
    d: polygon([
      [4, 71],
      [66, 33],
      [69, 38],
      [6, 75],
    ]),
    fill: 'gold',
    towards: 'amber',
    along: 'x',
    cell: 11,
    lead: 0.85,
  },
  {
    d: 'M62 35C76 28 82 18 84 6L98 32C86 30 76 32 66 41Z',
    fill: 'gold',
    towards: 'copper',
    along: 'x',
    span: [60, 100],
    cell: 13,
    lead: 0.95,
  },
  { d: ellipse(4.5, 73, 4, 4), fill: 'amber', cell: 40, lead: 0.8 },
  ...(
    [
      [28, 58.5],
      [48, 46.5],
    ] as const
  ).map(([x, y]): Part => ({ d: ellipse(x, y, 4.2), fill: 'cobalt', cell: 40, lead: 0.7 })),
];

/** A bell in its yoke, swinging. */
export const bell: Motif = [
  { d: capsule(50, 78, 50, 88, 2.4), fill: 'umber', cell: 30, lead: 0.7 },
  { d: ellipse(50, 91, 6.5), fill: 'copper', cell: 20, lead: 0.85 },
  { d: ring(50, 13, 8, 3.6), fill: 'umber', cell: 30, lead: 0.8 },
  {
    d: 'M50 18C66 18 69 34 71 50C73 66 80 72 88 78L12 78C20 72 27 66 29 50C31 34 34 18 50 18Z',
    fill: 'gold',
    towards: 'copper',
    span: [16, 84],
    cell: 12,
    lead: 1,
  },
  {
    d: polygon([
      [29.4, 47],
      [70.6, 47],
      [72, 57],
      [28, 57],
    ]),
    fill: 'ruby',
    cell: 10,
    lead: 0.75,
  },
  {
    d: blob([
      [10, 78],
      [50, 73],
      [90, 78],
      [90, 84],
      [50, 80],
      [10, 84],
    ]),
    fill: 'amber',
    cell: 12,
    lead: 0.85,
  },
  { d: rect(18, 4, 64, 8), fill: 'umber', towards: 'bark', cell: 14, lead: 0.85 },
  ...(
    [
      [4, 40, 34, 62],
      [96, 40, 66, 62],
    ] as const
  ).map(([x, y]): Part => ({
    d: band(
      [
        [x, y - 14],
        [x === 4 ? 10 : 90, y],
        [x, y + 14],
      ],
      2.2,
    ),
    fill: 'milk',
    cell: 40,
    lead: 0.55,
  })),
];

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

/** A microphone with sound going out. */
export const microphone: Motif = [
  ...[0, 1].flatMap((i): Part[] => {
    const arc = (side: number): XY[] => [
      [50 + side * (28 + i * 13), 12],
      [50 + side * (35 + i * 14), 30],
      [50 + side * (28 + i * 13), 48],
    ];
    return [1, -1].map((side) => ({
      d: band(arc(side), 4),
      fill: i ? 'gold' : 'amber',
      cell: 14,
      lead: 0.65,
    }));
  }),
  {
    d: 'M26 44C26 64 36 72 50 72C64 72 74 64 74 44L68 44C68 60 60 66 50 66C40 66 32 60 32 44Z',
    fill: 'slate',
    towards: 'silver',
    along: 'x',
    cell: 14,
    lead: 0.8,
  },
  { d: rect(47, 70, 6, 22), fill: 'slate', cell: 20, lead: 0.8 },
  {
    d: symmetric(
      [
        [50, 88],
        [66, 90],
        [70, 97],
        [50, 98],
      ],
      50,
      false,
    ),
    fill: 'slate',
    towards: 'silver',
    cell: 16,
    lead: 0.85,
  },
  { d: capsule(50, 22, 50, 46, 15), fill: 'silver', towards: 'slate', cell: 9, lead: 0.95 },
  { d: rect(35, 37, 30, 5), fill: 'ruby', cell: 20, lead: 0.7 },
];

/** A mixing desk's screen with rising levels. */
export const screen: Motif = [
  {
    d: polygon([
      [42, 74],
      [58, 74],
      [62, 90],
      [38, 90],
    ]),
    fill: 'slate',
    cell: 20,
    lead: 0.85,
  },
  {
    d: blob([
      [24, 90],
      [50, 87],
      [76, 90],
      [76, 96],
      [24, 96],
    ]),
    fill: 'silver',
    cell: 16,
    lead: 0.85,
  },
  { d: rect(4, 10, 92, 64), fill: 'slate', towards: 'ink', cell: 18, lead: 1 },
  { d: rect(10, 16, 80, 52), fill: 'navy', towards: 'cobalt', cell: 15, lead: 0.85 },
  ...[22, 34, 44, 30, 18, 38].map((height, i): Part => ({
    d: rect(16 + i * 12, 64 - height, 8, height),
    fill: (['teal', 'emerald', 'gold', 'amber', 'rose', 'sky'] as const)[i] ?? 'gold',
    cell: 9,
    lead: 0.65,
  })),
  {
    d: sweep([
      [14, 40],
      [30, 28],
      [50, 34],
      [68, 22],
      [86, 30],
      [86, 32],
      [68, 24],
      [50, 36],
      [30, 30],
    ]),
    fill: 'milk',
    cell: 40,
    lead: 0.4,
  },
];
