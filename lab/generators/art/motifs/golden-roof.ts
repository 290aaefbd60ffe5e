import { lancet, polygon, rect } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

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
