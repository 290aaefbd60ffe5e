import {
  type XY,
  band,
  blob,
  capsule,
  ellipse,
  leaf,
  mirrored,
  polygon,
  rect,
  star,
  sweep,
  symmetric,
} from '../geometry.ts';
import type { Glass, Motif, Part } from '../shelf.ts';

/** Hands pressed together in prayer, seen from the front. */
export const hands: Motif = [
  ...[1, -1].map((side): Part => {
    const right: XY[] = [
      [51, 78],
      [64, 74],
      [80, 82],
      [88, 99],
      [54, 99],
    ];
    return {
      d: polygon(side > 0 ? right : mirrored(right)),
      fill: 'ruby',
      towards: 'wine',
      cell: 11,
      lead: 0.95,
    };
  }),
  ...[1, -1].map((side): Part => {
    const right: XY[] = [
      [50, 6],
      [54.5, 8],
      [58, 24],
      [62, 40],
      [66, 54],
      [67, 68],
      [62, 80],
      [50, 84],
      [50, 50],
    ];
    const fingers: XY[][] = [
      [
        [53.5, 14],
        [55, 36],
        [58, 58],
      ],
      [
        [57, 26],
        [59, 44],
        [62, 62],
      ],
    ];
    const own = side > 0 ? right : mirrored(right);
    return {
      d: polygon(own),
      fill: 'skin',
      towards: side > 0 ? 'skinDeep' : 'skinPale',
      span: [0, 130],
      cell: 15,
      lead: 0.95,
      details: fingers.map((finger) => sweep(side > 0 ? finger : mirrored(finger))),
    };
  }),
  ...[1, -1].map((side): Part => {
    const thumb: XY[] = [
      [50.5, 40],
      [54, 39],
      [57, 48],
      [59, 60],
      [56, 66],
      [50.5, 62],
    ];
    return {
      d: blob(side > 0 ? thumb : mirrored(thumb)),
      fill: side > 0 ? 'skin' : 'skinPale',
      towards: 'skin',
      cell: 40,
      lead: 0.75,
    };
  }),
  ...[1, -1].map((side): Part => {
    const cuff: XY[] = [
      [49.8, 76],
      [62, 72],
      [67, 76],
      [66, 83],
      [50, 87],
    ];
    return {
      d: polygon(side > 0 ? cuff : mirrored(cuff)),
      fill: 'gold',
      towards: 'amber',
      cell: 20,
      lead: 0.85,
    };
  }),
];

function raised(x: number, y: number, turn: number, skin: Glass, sleeve: Glass): Part[] {
  const at = (dx: number, dy: number): XY => {
    const a = (turn * Math.PI) / 180;
    return [x + dx * Math.cos(a) - dy * Math.sin(a), y + dx * Math.sin(a) + dy * Math.cos(a)];
  };
  const finger = (fx: number, fy: number, tx: number, ty: number, r = 2.5): Part => ({
    d: capsule(...at(fx, fy), ...at(tx, ty), r),
    fill: skin,
    cell: 40,
    lead: 0.65,
  });
  return [
    { d: polygon([at(-6, 12), at(6, 12), at(9, 60), at(-9, 60)]), fill: skin, cell: 16, lead: 0.8 },
    {
      d: polygon([at(-9, 26), at(9, 26), at(14, 70), at(-14, 70)]),
      fill: sleeve,
      towards: 'navy',
      cell: 12,
      lead: 0.9,
    },
    finger(-6.5, 2, -9, -14),
    finger(-2.2, 0, -3, -19),
    finger(2.2, 0, 3, -18),
    finger(6.3, 2, 9, -13),
    finger(7, 10, 16, 0, 2.7),
    {
      d: blob([at(-8, 0), at(0, -2), at(8, 0), at(9, 8), at(6, 15), at(-6, 15), at(-9, 8)]),
      fill: skin,
      cell: 80,
      lead: 0.8,
    },
  ];
}

/** Three pairs of hands lifted in praise. */
export const raisedHands: Motif = [
  ...raised(22, 44, -14, 'skinPale', 'teal'),
  ...raised(78, 42, 12, 'skinDeep', 'violet'),
  ...raised(50, 28, -2, 'skin', 'ruby'),
];

interface Vesture {
  readonly skin: Glass;
  readonly robe: Glass;
  readonly lining: Glass;
  readonly stole: Glass;
  readonly wrap?: Glass;
}

/** A person without a face: head, shoulders, robe and stole. */
function person({ skin, robe, lining, stole, wrap }: Vesture): Part[] {
  const hair: Part[] = wrap
    ? [
        {
          d: blob([
            [31, 23],
            [36, 8],
            [52, 2],
            [68, 8],
            [71, 22],
            [62, 17],
            [50, 15],
            [39, 17],
          ]),
          fill: wrap,
          cell: 12,
          lead: 0.9,
          details: [
            sweep([
              [36, 19],
              [50, 9],
              [66, 10],
            ]),
            sweep([
              [38, 12],
              [52, 6],
              [68, 16],
            ]),
          ],
        },
        { d: leaf(66, 12, -28, 19, 12), fill: wrap, cell: 20, lead: 0.8 },
        { d: leaf(66, 14, 18, 15, 9), fill: lining, cell: 20, lead: 0.75 },
      ]
    : [
        {
          d: 'M36.500 24C35 10 43 5 50 5C57 5 65 10 63.500 24C60 15 55 14 50 14C45 14 40 15 36.500 24Z',
          fill: 'ink',
          towards: 'bark',
          cell: 40,
          lead: 0.85,
        },
      ];
  return [
    {
      d: symmetric(
        [
          [50, 36],
          [60, 38],
          [78, 46],
          [87, 62],
          [90, 110],
          [50, 110],
        ],
        50,
      ),
      fill: robe,
      towards: lining,
      span: [36, 115],
      cell: 12,
      lead: 1,
    },
    {
      d: polygon([
        [43, 32],
        [57, 32],
        [59, 44],
        [50, 52],
        [41, 44],
      ]),
      fill: skin,
      cell: 40,
      lead: 0.8,
    },
    {
      d: polygon([
        [39, 42],
        [46, 41],
        [50, 54],
        [44, 110],
        [33, 110],
        [38, 70],
      ]),
      fill: stole,
      towards: 'gold',
      span: [30, 150],
      cell: 13,
      lead: 0.85,
    },
    {
      d: polygon([
        [61, 42],
        [54, 41],
        [50, 54],
        [56, 110],
        [67, 110],
        [62, 70],
      ]),
      fill: stole,
      towards: 'gold',
      span: [30, 150],
      cell: 13,
      lead: 0.85,
    },
    { d: ellipse(50, 22, 13.5, 15.5), fill: skin, cell: 80, lead: 0.95 },
    ...hair,
  ];
}

const hand = (x: number, y: number, skin: Glass): Part => ({
  d: ellipse(x, y, 5.4, 4.6),
  fill: skin,
  cell: 40,
  lead: 0.75,
});

/** General Overseer: the shepherd's staff. */
export const overseer: Motif = [
  ...person({ skin: 'skinDeep', robe: 'violet', lining: 'navy', stole: 'milk' }),
  {
    d: band(
      [
        [80, 110],
        [79, 70],
        [78, 36],
        [79, 18],
        [87, 8],
        [97, 12],
        [98, 23],
        [91, 26],
      ],
      4.6,
      3.4,
    ),
    fill: 'gold',
    towards: 'amber',
    cell: 11,
    lead: 0.85,
  },
  hand(78.5, 72, 'skinDeep'),
];

/** Mama: a head-wrap, a lily and an open hand. */
export const mama: Motif = [
  ...person({ skin: 'skinDeep', robe: 'ruby', lining: 'wine', stole: 'ivory', wrap: 'gold' }),
  {
    d: band(
      [
        [22, 104],
        [20, 84],
        [18, 66],
      ],
      2.6,
    ),
    fill: 'emerald',
    cell: 40,
    lead: 0.6,
  },
  ...[-150, -120, -90, -60, -30].map((turn): Part => ({
    d: leaf(18, 68, turn, 18, 8),
    fill: 'milk',
    towards: 'rose',
    cell: 40,
    lead: 0.65,
  })),
  { d: leaf(21, 92, 205, 17, 7), fill: 'moss', cell: 40, lead: 0.6 },
  hand(22, 88, 'skinDeep'),
];

/** Assistant pastor: the open book. */
export const bookBearer: Motif = [
  ...person({ skin: 'skin', robe: 'cobalt', lining: 'navy', stole: 'gold' }),
  {
    d: polygon([
      [24, 72],
      [50, 78],
      [76, 72],
      [76, 96],
      [50, 102],
      [24, 96],
    ]),
    fill: 'wine',
    cell: 20,
    lead: 0.9,
  },
  {
    d: 'M50 76C42 69 33 69 27 71L27 92C33 90 42 91 50 98Z',
    fill: 'milk',
    cell: 20,
    lead: 0.75,
    details: [
      sweep([
        [31, 77],
        [45, 81],
      ]),
      sweep([
        [31, 84],
        [45, 88],
      ]),
    ],
  },
  {
    d: 'M50 76C58 69 67 69 73 71L73 92C67 90 58 91 50 98Z',
    fill: 'ivory',
    cell: 20,
    lead: 0.75,
    details: [
      sweep([
        [55, 81],
        [69, 77],
      ]),
      sweep([
        [55, 88],
        [69, 84],
      ]),
    ],
  },
  hand(24, 86, 'skin'),
  hand(76, 86, 'skin'),
];

/** Assistant Mama: a head-wrap and a burning lamp. */
export const lampBearer: Motif = [
  ...person({ skin: 'skin', robe: 'emerald', lining: 'teal', stole: 'ivory', wrap: 'rose' }),
  { d: leaf(50, 77, -90, 22, 12, 0.3), fill: 'amber', cell: 40, lead: 0.8 },
  { d: leaf(50, 76, -90, 13, 6, 0.3), fill: 'milk', cell: 40, lead: 0.5 },
  {
    d: 'M30 78C36 96 64 96 70 78Z',
    fill: 'gold',
    towards: 'copper',
    span: [78, 94],
    cell: 12,
    lead: 0.85,
  },
  hand(31, 84, 'skin'),
  hand(69, 84, 'skin'),
];

/** Head pastor in Liberia: the lone star. */
export const starBearer: Motif = [
  ...person({ skin: 'skinDeep', robe: 'navy', lining: 'cobalt', stole: 'ruby' }),
  { d: star(50, 78, 5, 21, 8.5), fill: 'milk', towards: 'ice', cell: 14, lead: 0.9 },
];

/** Head pastor in Nigeria: the palm branch. */
export const palmBearer: Motif = [
  ...person({ skin: 'skinDeep', robe: 'milk', lining: 'ice', stole: 'emerald' }),
  {
    d: band(
      [
        [78, 106],
        [80, 76],
        [86, 44],
      ],
      2.6,
      1.8,
    ),
    fill: 'moss',
    cell: 40,
    lead: 0.6,
  },
  ...[0, 1, 2, 3, 4].flatMap((i): Part[] => [
    {
      d: leaf(86 - i * 1.5, 46 + i * 8, -130 + i * 3, 20, 6),
      fill: i % 2 ? 'emerald' : 'moss',
      cell: 40,
      lead: 0.55,
    },
    {
      d: leaf(86 - i * 1.5, 46 + i * 8, -40 - i * 3, 18, 6),
      fill: i % 2 ? 'moss' : 'lime',
      cell: 40,
      lead: 0.55,
    },
  ]),
  { d: leaf(86, 46, -84, 18, 6), fill: 'lime', cell: 40, lead: 0.55 },
  hand(79, 86, 'skinDeep'),
];

function child(x: number, y: number, size: number, skin: Glass, robe: Glass): Part[] {
  const s = (value: number) => value * size;
  return [
    {
      d: polygon([
        [x - s(7), y + s(10)],
        [x + s(7), y + s(10)],
        [x + s(15), y + s(48)],
        [x - s(15), y + s(48)],
      ]),
      fill: robe,
      cell: 12,
      lead: 0.9,
    },
    { d: ellipse(x, y, s(9.5), s(10.5)), fill: skin, cell: 40, lead: 0.85 },
    {
      d: `M${x - s(9.5)} ${y + s(1)}C${x - s(10)} ${y - s(15)} ${x + s(10)} ${y - s(15)} ${x + s(9.5)} ${y + s(1)}C${x + s(4)} ${y - s(6)} ${x - s(4)} ${y - s(6)} ${x - s(9.5)} ${y + s(1)}Z`,
      fill: 'bark',
      cell: 40,
      lead: 0.75,
    },
  ];
}

/** Three children hand in hand under a paper kite. */
export const children: Motif = [
  {
    d: polygon([
      [72, 2],
      [88, 14],
      [76, 32],
      [60, 18],
    ]),
    fill: 'gold',
    towards: 'ruby',
    cell: 11,
    lead: 0.9,
  },
  {
    d: band(
      [
        [74, 30],
        [64, 40],
        [70, 52],
        [66, 62],
      ],
      1.6,
    ),
    fill: 'milk',
    cell: 40,
    lead: 0.5,
  },
  { d: capsule(24, 68, 50, 76, 3), fill: 'skin', cell: 40, lead: 0.7 },
  { d: capsule(76, 68, 50, 76, 3), fill: 'skinDeep', cell: 40, lead: 0.7 },
  ...child(20, 48, 1.02, 'skinPale', 'teal'),
  ...child(80, 50, 0.98, 'skinDeep', 'ruby'),
  ...child(50, 54, 0.9, 'skin', 'gold'),
  { d: rect(2, 97, 96, 3), fill: 'moss', towards: 'lime', along: 'x', cell: 12, lead: 0.8 },
];
