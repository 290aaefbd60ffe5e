import { blob, capsule, ellipse, leaf, polygon, sweep } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

const feathers = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  lengths: readonly [number, number],
  width: number,
): Part[] =>
  Array.from({ length: count }, (_, i): Part => {
    const t = i / (count - 1);
    return {
      d: leaf(
        x + t * 3,
        y + t * 2,
        from + (to - from) * t,
        lengths[0] + (lengths[1] - lengths[0]) * t,
        width,
        0.5,
      ),
      fill: 'milk',
      towards: i % 2 ? 'ice' : 'sky',
      span: [0, 110],
      cell: 22,
      lead: 0.7,
    };
  });

/** A dove that comes down with open wings and an olive twig. */
export const dove: Motif = [
  ...feathers(56, 45, -28, -100, 8, [46, 40], 12),
  ...feathers(36, 58, 158, 116, 5, [34, 24], 11),
  ...feathers(44, 42, 205, 262, 7, [44, 42], 12),
  {
    d: blob([
      [34, 58],
      [42, 47],
      [52, 43],
      [62, 46],
      [70, 46],
      [77, 44],
      [83, 48],
      [84, 54],
      [79, 58],
      [73, 62],
      [66, 70],
      [54, 74],
      [42, 69],
    ]),
    fill: 'milk',
    towards: 'ice',
    span: [44, 84],
    cell: 13,
    lead: 0.95,
  },
  {
    d: polygon([
      [83.5, 50],
      [91, 55.5],
      [82, 56],
    ]),
    fill: 'amber',
    cell: 40,
    lead: 0.6,
  },
  { d: ellipse(78, 50, 1.4), fill: 'ink', cell: 40, lead: 0.3 },
  { d: leaf(89, 56, 70, 13, 6), fill: 'emerald', towards: 'lime', cell: 40, lead: 0.55 },
  {
    d: leaf(89, 56, 20, 12, 6),
    fill: 'moss',
    cell: 40,
    lead: 0.55,
    details: [
      sweep([
        [87, 54],
        [93, 62],
        [97, 74],
      ]),
    ],
  },
  { d: leaf(93, 63, 105, 12, 6), fill: 'emerald', cell: 40, lead: 0.55 },
];

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

const fishShape = (dy: number, flip: boolean): Motif => {
  const x = (value: number) => (flip ? 100 - value : value);
  const part = (d: string, extra: Omit<Part, 'd'>): Part => ({ d, ...extra });
  const scales = [36, 46, 56, 66].map((sx) =>
    sweep([
      [x(sx), dy - 11],
      [x(sx + 5), dy],
      [x(sx), dy + 11],
    ]),
  );
  return [
    part(
      polygon([
        [x(74), dy],
        [x(95), dy - 15],
        [x(90), dy],
        [x(95), dy + 15],
      ]),
      { fill: 'amber', towards: 'gold', cell: 14, lead: 0.8 },
    ),
    part(leaf(x(48), dy - 11, flip ? 230 : -50, 16, 11), { fill: 'copper', cell: 40, lead: 0.7 }),
    part(leaf(x(52), dy + 11, flip ? 130 : 50, 13, 9), { fill: 'copper', cell: 40, lead: 0.7 }),
    part(
      blob([
        [x(6), dy + 1],
        [x(20), dy - 10],
        [x(44), dy - 15],
        [x(66), dy - 9],
        [x(79), dy],
        [x(66), dy + 9],
        [x(44), dy + 15],
        [x(20), dy + 11],
      ]),
      {
        fill: 'silver',
        towards: 'teal',
        along: 'x',
        span: [0, 100],
        cell: 13,
        lead: 0.95,
        details: [
          ...scales,
          sweep([
            [x(25), dy - 12],
            [x(29), dy],
            [x(25), dy + 12],
          ]),
        ],
      },
    ),
    part(ellipse(x(16), dy - 2, 2.4), { fill: 'gold', cell: 40, lead: 0.6 }),
  ];
};

/** Two fishes above each other, one each way. */
export const fish: Motif = [...fishShape(32, false), ...fishShape(68, true)];
