import { type XY, band, blob, capsule, ellipse, leaf, polar, polygon, sweep } from '../geometry.ts';
import type { Glass, Motif, Part } from '../shelf.ts';

function ear(x: number, y: number, degrees: number): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < 6; i += 1) {
    const [px, py] = polar(x, y, degrees, i * 5);
    for (const side of [-1, 1]) {
      parts.push({
        d: leaf(px, py, degrees + side * 32, 10, 6),
        fill: i % 2 ? 'gold' : 'amber',
        towards: 'gold',
        cell: 40,
        lead: 0.55,
      });
    }
  }
  const [tx, ty] = polar(x, y, degrees, 29);
  parts.push({ d: leaf(tx, ty, degrees, 11, 6), fill: 'gold', cell: 40, lead: 0.55 });
  return parts;
}

const stalks: readonly (readonly [number, number, number])[] = [
  [18, 34, -112],
  [82, 34, -68],
  [31, 30, -101],
  [69, 30, -79],
  [50, 30, -90],
  [40, 42, -97],
  [60, 42, -83],
];

/** A bound sheaf of seven ears. */
export const wheat: Motif = [
  ...stalks.map(([x, y], i): Part => ({
    d: band(
      [
        [50 + (x - 50) * -0.36, 98],
        [50, 70],
        [x, y],
      ],
      2.6,
      2,
    ),
    fill: i % 2 ? 'gold' : 'amber',
    cell: 60,
    lead: 0.55,
  })),
  { d: leaf(47, 66, 200, 32, 8), fill: 'moss', towards: 'lime', along: 'x', cell: 40, lead: 0.6 },
  { d: leaf(53, 66, -20, 32, 8), fill: 'moss', towards: 'lime', along: 'x', cell: 40, lead: 0.6 },
  ...stalks.flatMap(([x, y, degrees]) => ear(x, y, degrees)),
  {
    d: blob([
      [39, 66],
      [50, 69],
      [61, 66],
      [62, 74],
      [50, 77],
      [38, 74],
    ]),
    fill: 'ruby',
    towards: 'wine',
    span: [66, 78],
    cell: 40,
    lead: 0.8,
  },
];

const bloom = (x: number, y: number, size: number): Part[] => [
  ...[-150, -30].map((turn): Part => ({
    d: leaf(x, y, turn, size * 1.05, size * 0.42),
    fill: 'milk',
    towards: 'rose',
    span: [0, 120],
    cell: 40,
    lead: 0.75,
    details: [sweep([[x, y], polar(x, y, turn, size * 0.75)])],
  })),
  ...[-122, -58].map((turn): Part => ({
    d: leaf(x, y, turn, size * 1.15, size * 0.48),
    fill: 'milk',
    towards: 'ivory',
    cell: 40,
    lead: 0.75,
    details: [sweep([[x, y], polar(x, y, turn, size * 0.85)])],
  })),
  ...[-104, -76].map((turn): Part => ({
    d: capsule(x, y, ...polar(x, y, turn, size * 1.05), 0.8),
    fill: 'gold',
    cell: 40,
    lead: 0.4,
  })),
  {
    d: leaf(x, y + 2, -90, size, size * 0.5),
    fill: 'milk',
    towards: 'ice',
    cell: 40,
    lead: 0.75,
    details: [
      sweep([
        [x, y],
        [x, y - size * 0.7],
      ]),
    ],
  },
];

/** A stem with three white lilies. */
export const lily: Motif = [
  {
    d: band(
      [
        [50, 99],
        [49, 70],
        [50, 44],
      ],
      3,
      2.4,
    ),
    fill: 'emerald',
    cell: 50,
    lead: 0.65,
  },
  {
    d: band(
      [
        [49, 74],
        [38, 66],
        [30, 56],
      ],
      2.4,
      1.8,
    ),
    fill: 'emerald',
    cell: 50,
    lead: 0.6,
  },
  {
    d: band(
      [
        [50, 66],
        [62, 60],
        [71, 48],
      ],
      2.4,
      1.8,
    ),
    fill: 'emerald',
    cell: 50,
    lead: 0.6,
  },
  {
    d: leaf(50, 97, 205, 42, 10, 0.4),
    fill: 'moss',
    towards: 'lime',
    along: 'x',
    cell: 18,
    lead: 0.7,
  },
  {
    d: leaf(50, 97, -28, 44, 10, 0.4),
    fill: 'emerald',
    towards: 'lime',
    along: 'x',
    cell: 18,
    lead: 0.7,
  },
  { d: leaf(50, 86, 222, 30, 8), fill: 'emerald', cell: 30, lead: 0.7 },
  { d: leaf(50, 86, -44, 30, 8), fill: 'moss', cell: 30, lead: 0.7 },
  ...bloom(28, 56, 24),
  ...bloom(73, 48, 24),
  ...bloom(50, 42, 31),
];

function grapes(x: number, y: number): Part[] {
  const parts: Part[] = [];
  [4, 5, 4, 3, 2, 1].forEach((count, row) => {
    for (let i = 0; i < count; i += 1) {
      parts.push({
        d: ellipse(x + (i - (count - 1) / 2) * 7.2, y + row * 6, 4),
        fill: (i + row) % 3 ? 'violet' : 'wine',
        towards: 'cobalt',
        span: [20, 110],
        cell: 40,
        lead: 0.55,
      });
    }
  });
  return parts;
}

function vineLeaf(x: number, y: number, size: number, turn: number, fill: Glass): Part {
  const points: XY[] = [0, 38, 62, 98, 122, 158, 180, 202, 238, 262, 298, 322].map((angle, i) => {
    const reach = i === 0 ? 0.35 : i % 2 ? 1 : i === 6 ? 1.12 : 0.62;
    return polar(x, y, angle + turn, size * reach);
  });
  return {
    d: polygon(points),
    fill,
    towards: 'lime',
    cell: 40,
    lead: 0.75,
    details: [98, 158, 202, 262].map((angle) =>
      sweep([polar(x, y, turn, size * 0.3), polar(x, y, angle + turn, size * 0.7)]),
    ),
  };
}

/** A vine branch with two bunches of grapes. */
export const vine: Motif = [
  {
    d: band(
      [
        [2, 22],
        [24, 12],
        [50, 20],
        [76, 12],
        [98, 20],
      ],
      4.5,
      3,
    ),
    fill: 'umber',
    towards: 'bark',
    cell: 16,
    lead: 0.8,
  },
  {
    d: band(
      [
        [34, 16],
        [35, 24],
        [33, 32],
      ],
      2,
    ),
    fill: 'moss',
    cell: 40,
    lead: 0.55,
  },
  {
    d: band(
      [
        [68, 16],
        [69, 30],
        [68, 40],
      ],
      2,
    ),
    fill: 'moss',
    cell: 40,
    lead: 0.55,
  },
  ...grapes(33, 42),
  ...grapes(68, 50),
  vineLeaf(14, 36, 17, 70, 'moss'),
  vineLeaf(50, 28, 17, 95, 'emerald'),
  vineLeaf(88, 36, 16, 110, 'moss'),
  vineLeaf(36, 22, 12, 250, 'emerald'),
  vineLeaf(76, 20, 12, 290, 'moss'),
];

/** An olive branch with fruit. */
export const olive: Motif = [
  {
    d: band(
      [
        [4, 84],
        [32, 62],
        [62, 44],
        [94, 20],
      ],
      3.6,
      1.6,
    ),
    fill: 'umber',
    cell: 16,
    lead: 0.75,
  },
  ...Array.from({ length: 9 }, (_, i): Part[] => {
    const t = i / 8;
    const [x, y] = [12 + t * 78, 78 - t * 54 + Math.sin(t * 3) * 1.5];
    return [
      {
        d: leaf(x, y, -92 + i * 3, 24 - i * 0.8, 8),
        fill: i % 2 ? 'emerald' : 'moss',
        towards: 'lime',
        cell: 40,
        lead: 0.65,
        details: [sweep([[x, y], polar(x, y, -92 + i * 3, 16)])],
      },
      {
        d: leaf(x + 3, y - 1, 22 - i * 4, 23 - i * 0.8, 8),
        fill: i % 2 ? 'teal' : 'emerald',
        towards: 'moss',
        cell: 40,
        lead: 0.65,
        details: [sweep([[x + 3, y - 1], polar(x + 3, y - 1, 22 - i * 4, 15)])],
      },
    ];
  }).flat(),
  ...(
    [
      [34, 72],
      [52, 60],
      [70, 48],
      [44, 48],
      [62, 36],
    ] as const
  ).map(([x, y]): Part => ({
    d: ellipse(x, y, 3.4, 4.6),
    fill: 'violet',
    towards: 'ink',
    cell: 40,
    lead: 0.6,
  })),
];

/** A tree whose crown is many leaves. */
export const tree: Motif = [
  {
    d: polygon([
      [44, 98],
      [46, 74],
      [43, 58],
      [57, 58],
      [54, 74],
      [57, 98],
      [66, 100],
      [34, 100],
    ]),
    fill: 'umber',
    towards: 'bark',
    cell: 10,
    lead: 0.9,
  },
  {
    d: band(
      [
        [47, 70],
        [38, 58],
        [27, 48],
      ],
      4.5,
      2.2,
    ),
    fill: 'umber',
    cell: 12,
    lead: 0.75,
  },
  {
    d: band(
      [
        [53, 70],
        [62, 57],
        [74, 47],
      ],
      4.5,
      2.2,
    ),
    fill: 'umber',
    cell: 12,
    lead: 0.75,
  },
  {
    d: blob([
      [6, 46],
      [10, 28],
      [24, 16],
      [38, 6],
      [56, 4],
      [74, 12],
      [88, 24],
      [95, 42],
      [88, 56],
      [74, 60],
      [60, 64],
      [46, 60],
      [30, 64],
      [14, 58],
    ]),
    fill: 'lime',
    towards: 'emerald',
    span: [4, 66],
    cell: 8.5,
    lead: 1,
  },
  ...(
    [
      [24, 34],
      [44, 20],
      [66, 22],
      [80, 40],
      [58, 44],
      [34, 50],
      [50, 33],
    ] as const
  ).map(([x, y]): Part => ({
    d: ellipse(x, y, 3.4),
    fill: 'ruby',
    towards: 'amber',
    cell: 40,
    lead: 0.55,
  })),
];

/** A coconut palm by the sea, as in Monrovia and Lagos. */
export const palm: Motif = [
  {
    d: band(
      [
        [36, 99],
        [42, 76],
        [49, 56],
        [52, 36],
      ],
      7,
      4,
    ),
    fill: 'umber',
    towards: 'copper',
    cell: 7,
    lead: 0.8,
  },
  ...(
    [
      [-170, 40],
      [-142, 38],
      [-112, 33],
      [-68, 33],
      [-38, 38],
      [-10, 40],
      [150, 33],
      [30, 33],
    ] as const
  ).map(([turn, length], i): Part => ({
    d: leaf(52, 35, turn, length, 12, 0.35),
    fill: i % 2 ? 'emerald' : 'moss',
    towards: 'lime',
    along: 'x',
    cell: 12,
    lead: 0.75,
    details: [sweep([[52, 35], polar(52, 35, turn, length * 0.85)])],
  })),
  ...(
    [
      [47, 39],
      [53, 42],
      [58, 38],
    ] as const
  ).map(([x, y]): Part => ({
    d: ellipse(x, y, 4),
    fill: 'copper',
    towards: 'umber',
    cell: 40,
    lead: 0.6,
  })),
  {
    d: blob([
      [14, 99],
      [30, 92],
      [50, 91],
      [66, 95],
      [74, 99],
    ]),
    fill: 'gold',
    cell: 14,
    lead: 0.7,
  },
];

/** An edelweiss on a rock. */
export const edelweiss: Motif = [
  {
    d: band(
      [
        [50, 54],
        [53, 74],
        [49, 98],
      ],
      3,
    ),
    fill: 'moss',
    cell: 40,
    lead: 0.65,
  },
  { d: leaf(51, 84, 214, 26, 8), fill: 'moss', towards: 'silver', cell: 40, lead: 0.65 },
  { d: leaf(51, 80, -34, 26, 8), fill: 'emerald', towards: 'silver', cell: 40, lead: 0.65 },
  ...Array.from({ length: 9 }, (_, i): Part => ({
    d: leaf(50, 42, i * 40 + 14, i % 2 ? 40 : 36, 14, 0.5),
    fill: 'silver',
    towards: 'ice',
    cell: 40,
    lead: 0.7,
  })),
  ...Array.from({ length: 8 }, (_, i): Part => ({
    d: leaf(50, 42, i * 45, 29, 12, 0.5),
    fill: 'milk',
    towards: 'ivory',
    cell: 40,
    lead: 0.75,
    details: [sweep([[50, 42], polar(50, 42, i * 45, 21)])],
  })),
  ...Array.from({ length: 6 }, (_, i): Part => ({
    d: ellipse(...polar(50, 42, i * 60, 7.2), 3.8),
    fill: 'gold',
    towards: 'amber',
    cell: 40,
    lead: 0.55,
  })),
  { d: ellipse(50, 42, 3.8), fill: 'amber', cell: 40, lead: 0.55 },
];
