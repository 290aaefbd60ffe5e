import { band, ellipse, leaf, polar, sweep } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

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
