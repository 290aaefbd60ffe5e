import { band, capsule, leaf, polar, sweep } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

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
