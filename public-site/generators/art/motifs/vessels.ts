import { band, blob, ellipse, leaf, lancet, polygon, rect, sweep, symmetric } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';
import { flameAt } from './parts/flame.ts';

/** A thick candle with a living flame on a brass foot. */
export const candle: Motif = [
  {
    d: symmetric(
      [
        [50, 84],
        [60, 85],
        [66, 90],
        [78, 94],
        [80, 99],
        [50, 99.5],
      ],
      50,
      false,
    ),
    fill: 'amber',
    towards: 'copper',
    cell: 12,
    lead: 0.85,
  },
  { d: ellipse(50, 84, 20, 4.5), fill: 'gold', cell: 16, lead: 0.8 },
  {
    d: rect(40, 40, 20, 43),
    fill: 'milk',
    towards: 'ivory',
    along: 'x',
    span: [40, 60],
    cell: 13,
    lead: 0.9,
  },
  {
    d: blob([
      [40, 40],
      [44, 37.5],
      [50, 39],
      [56, 37.5],
      [60, 40],
      [59.5, 48],
      [57, 51],
      [55, 44],
      [46, 44],
      [44.5, 54],
      [42, 56],
      [40.2, 50],
    ]),
    fill: 'ivory',
    cell: 40,
    lead: 0.6,
  },
  ...flameAt(50, 39, 36),
];

/** A golden chalice with the bread above it. */
export const chalice: Motif = [
  {
    d: ellipse(50, 20, 16),
    fill: 'milk',
    towards: 'ivory',
    cell: 14,
    lead: 0.85,
    details: [
      sweep([
        [50, 10],
        [50, 30],
      ]),
      sweep([
        [40, 20],
        [60, 20],
      ]),
    ],
  },
  {
    d: symmetric(
      [
        [50, 85],
        [56, 85],
        [60, 90],
        [74, 93],
        [76, 98],
        [50, 99],
      ],
      50,
      false,
    ),
    fill: 'gold',
    towards: 'copper',
    span: [84, 100],
    cell: 13,
    lead: 0.85,
  },
  {
    d: polygon([
      [45, 62],
      [55, 62],
      [56, 86],
      [44, 86],
    ]),
    fill: 'amber',
    cell: 12,
    lead: 0.8,
  },
  { d: ellipse(50, 74, 9, 5), fill: 'ruby', cell: 9, lead: 0.8 },
  {
    d: 'M22 38C22 60 36 66 50 66C64 66 78 60 78 38Z',
    fill: 'gold',
    towards: 'amber',
    cell: 12,
    lead: 0.95,
  },
  { d: ellipse(50, 38, 28, 5.5), fill: 'wine', towards: 'ruby', along: 'x', cell: 18, lead: 0.85 },
];

/** An oil lamp with a steady flame. */
export const lamp: Motif = [
  ...flameAt(86, 45, 34),
  {
    d: band(
      [
        [26, 52],
        [10, 46],
        [6, 60],
        [18, 70],
        [28, 68],
      ],
      5,
    ),
    fill: 'copper',
    cell: 14,
    lead: 0.8,
  },
  {
    d: blob([
      [18, 58],
      [30, 50],
      [56, 50],
      [72, 52],
      [90, 44],
      [92, 50],
      [78, 66],
      [60, 78],
      [40, 79],
      [24, 72],
    ]),
    fill: 'gold',
    towards: 'copper',
    span: [44, 80],
    cell: 13,
    lead: 0.95,
    details: [
      sweep([
        [24, 62],
        [44, 68],
        [66, 64],
        [82, 54],
      ]),
    ],
  },
  {
    d: symmetric(
      [
        [50, 77],
        [57, 78],
        [62, 90],
        [66, 94],
        [50, 95],
      ],
      47,
      false,
    ),
    fill: 'amber',
    towards: 'copper',
    cell: 14,
    lead: 0.8,
  },
  {
    d: blob([
      [36, 50],
      [42, 44],
      [54, 44],
      [60, 50],
      [48, 52],
    ]),
    fill: 'amber',
    cell: 40,
    lead: 0.75,
  },
  { d: ellipse(48, 41, 3.4), fill: 'ruby', cell: 40, lead: 0.6 },
];

/** A jar that pours living water. */
export const jar: Motif = [
  {
    d: band(
      [
        [74, 30],
        [84, 40],
        [82, 58],
        [86, 78],
        [80, 99],
      ],
      7,
      15,
    ),
    fill: 'sky',
    towards: 'teal',
    cell: 9,
    lead: 0.8,
  },
  {
    d: band(
      [
        [77, 32],
        [88, 44],
        [90, 66],
        [95, 99],
      ],
      4,
      9,
    ),
    fill: 'ice',
    towards: 'sky',
    cell: 10,
    lead: 0.7,
  },
  {
    d: band(
      [
        [26, 40],
        [8, 46],
        [12, 66],
        [28, 68],
      ],
      5,
    ),
    fill: 'copper',
    cell: 14,
    lead: 0.8,
  },
  {
    d: blob([
      [54, 24],
      [64, 36],
      [62, 58],
      [48, 80],
      [30, 82],
      [18, 70],
      [20, 52],
      [34, 38],
      [46, 30],
    ]),
    fill: 'amber',
    towards: 'umber',
    span: [24, 90],
    cell: 13,
    lead: 0.95,
  },
  {
    d: polygon([
      [44, 30],
      [60, 18],
      [76, 26],
      [78, 32],
      [62, 36],
      [56, 42],
    ]),
    fill: 'copper',
    towards: 'amber',
    cell: 16,
    lead: 0.85,
  },
  {
    d: band(
      [
        [24, 52],
        [40, 62],
        [58, 60],
      ],
      5,
    ),
    fill: 'cobalt',
    cell: 10,
    lead: 0.6,
  },
];

/** Loaves and a cut slice on a cloth. */
export const bread: Motif = [
  {
    d: blob([
      [2, 84],
      [20, 78],
      [50, 80],
      [80, 77],
      [98, 84],
      [86, 94],
      [50, 97],
      [14, 94],
    ]),
    fill: 'milk',
    towards: 'ice',
    cell: 14,
    lead: 0.8,
  },
  {
    d: blob([
      [34, 60],
      [38, 44],
      [54, 36],
      [74, 38],
      [88, 48],
      [92, 64],
      [86, 76],
      [62, 80],
      [40, 76],
    ]),
    fill: 'amber',
    towards: 'copper',
    span: [36, 84],
    cell: 15,
    lead: 0.95,
    details: [
      sweep([
        [52, 42],
        [56, 52],
        [54, 62],
      ]),
      sweep([
        [66, 41],
        [70, 51],
        [68, 62],
      ]),
      sweep([
        [79, 46],
        [82, 55],
        [80, 65],
      ]),
    ],
  },
  {
    d: blob([
      [6, 70],
      [10, 56],
      [24, 50],
      [40, 54],
      [50, 66],
      [48, 80],
      [34, 87],
      [14, 84],
    ]),
    fill: 'gold',
    towards: 'copper',
    span: [50, 92],
    cell: 14,
    lead: 0.95,
    details: [
      sweep([
        [16, 60],
        [26, 66],
        [30, 76],
      ]),
      sweep([
        [28, 55],
        [38, 61],
        [42, 72],
      ]),
    ],
  },
];

/** A woven offering bowl with gifts. */
export const bowl: Motif = [
  ...(
    [
      [34, 40],
      [50, 34],
      [66, 40],
      [42, 47],
      [58, 47],
    ] as const
  ).map(([x, y]): Part => ({
    d: ellipse(x, y, 9),
    fill: 'gold',
    towards: 'amber',
    cell: 40,
    lead: 0.75,
    details: [
      sweep([
        [x - 3.5, y],
        [x + 3.5, y],
      ]),
      sweep([
        [x, y - 3.5],
        [x, y + 3.5],
      ]),
    ],
  })),
  {
    d: 'M10 50C10 78 28 90 50 90C72 90 90 78 90 50Z',
    fill: 'copper',
    towards: 'umber',
    span: [50, 90],
    cell: 40,
    lead: 0.95,
    details: [
      sweep([
        [14, 62],
        [50, 69],
        [86, 62],
      ]),
      sweep([
        [20, 74],
        [50, 80],
        [80, 74],
      ]),
      ...[26, 38, 50, 62, 74].map((x) =>
        sweep([
          [x, 52],
          [50 + (x - 50) * 0.8, 88],
        ]),
      ),
    ],
  },
  { d: ellipse(50, 51, 41, 6), fill: 'ruby', towards: 'amber', along: 'x', cell: 14, lead: 0.85 },
  {
    d: symmetric(
      [
        [50, 89],
        [64, 88],
        [68, 97],
        [50, 98],
      ],
      50,
      false,
    ),
    fill: 'umber',
    cell: 20,
    lead: 0.8,
  },
];

/** A basket of bread and fruit for a neighbour. */
export const basket: Motif = [
  {
    d: band(
      [
        [14, 54],
        [18, 20],
        [50, 6],
        [82, 20],
        [86, 54],
      ],
      5,
    ),
    fill: 'amber',
    towards: 'copper',
    cell: 12,
    lead: 0.8,
  },
  {
    d: blob([
      [26, 52],
      [30, 38],
      [44, 32],
      [56, 40],
      [58, 54],
    ]),
    fill: 'amber',
    towards: 'copper',
    cell: 50,
    lead: 0.85,
    details: [
      sweep([
        [38, 38],
        [42, 46],
      ]),
      sweep([
        [47, 37],
        [50, 46],
      ]),
    ],
  },
  { d: ellipse(62, 46, 10), fill: 'ruby', towards: 'wine', cell: 50, lead: 0.8 },
  { d: ellipse(76, 49, 8.5), fill: 'gold', cell: 50, lead: 0.8 },
  { d: ellipse(24, 50, 8.5), fill: 'lime', towards: 'moss', cell: 50, lead: 0.8 },
  { d: leaf(62, 37, -50, 13, 7), fill: 'emerald', cell: 90, lead: 0.6 },
  {
    d: polygon([
      [8, 54],
      [92, 54],
      [82, 94],
      [18, 94],
    ]),
    fill: 'gold',
    towards: 'copper',
    span: [54, 96],
    cell: 120,
    lead: 0.95,
    details: [64, 74, 84]
      .map((y) =>
        sweep([
          [8, y],
          [92, y],
        ]),
      )
      .concat(
        [20, 35, 50, 65, 80].map((x) =>
          sweep([
            [x, 54],
            [50 + (x - 50) * 0.8, 94],
          ]),
        ),
      ),
  },
];

/** A small lantern, for those who keep the door. */
export const lantern: Motif = [
  {
    d: band(
      [
        [38, 16],
        [50, 4],
        [62, 16],
      ],
      3,
    ),
    fill: 'copper',
    cell: 50,
    lead: 0.7,
  },
  {
    d: polygon([
      [50, 10],
      [74, 28],
      [26, 28],
    ]),
    fill: 'copper',
    towards: 'umber',
    cell: 16,
    lead: 0.85,
  },
  { d: lancet(30, 28, 40, 56, 0.5), fill: 'gold', towards: 'amber', cell: 14, lead: 0.9 },
  ...flameAt(50, 76, 32),
  { d: rect(24, 84, 52, 8), fill: 'copper', cell: 50, lead: 0.85 },
];
