import { blob, lancet, polygon, rect } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

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
