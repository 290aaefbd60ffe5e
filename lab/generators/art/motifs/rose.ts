import { ellipse, leaf, sector, polar } from '../geometry.ts';
import type { Glass, Motif, Part } from '../shelf.ts';

const wheel = (
  count: number,
  inner: number,
  outer: number,
  fills: readonly Glass[],
  turn = 0,
): Part[] =>
  Array.from({ length: count }, (_, i): Part => ({
    d: sector(50, 50, inner, outer, (i * 360) / count + turn, ((i + 1) * 360) / count + turn),
    fill: fills[i % fills.length] ?? 'gold',
    cell: 14,
    lead: 0.7,
  }));

const petals = (
  count: number,
  from: number,
  length: number,
  width: number,
  fills: readonly Glass[],
  turn = 0,
): Part[] =>
  Array.from({ length: count }, (_, i): Part => ({
    d: leaf(
      ...polar(50, 50, (i * 360) / count + turn, from),
      (i * 360) / count + turn,
      length,
      width,
      0.55,
    ),
    fill: fills[i % fills.length] ?? 'gold',
    towards: 'milk',
    span: [-40, 220],
    cell: 16,
    lead: 0.75,
  }));

/** A rose window of twelve petals. */
export const rose: Motif = [
  { d: ellipse(50, 50, 49.5), fill: 'slate', cell: 10, lead: 1 },
  ...wheel(24, 41, 49, ['cobalt', 'gold']),
  { d: ellipse(50, 50, 41), fill: 'navy', towards: 'violet', cell: 9, lead: 0.9 },
  ...petals(12, 19, 22, 13, ['ruby', 'violet'], 15),
  ...Array.from({ length: 12 }, (_, i): Part => ({
    d: ellipse(...polar(50, 50, i * 30, 36), 3.6),
    fill: i % 2 ? 'emerald' : 'amber',
    cell: 40,
    lead: 0.6,
  })),
  ...wheel(12, 13, 20, ['sky', 'gold']),
  ...petals(6, 2, 11, 8, ['rose', 'gold']),
  { d: ellipse(50, 50, 3.6), fill: 'milk', cell: 40, lead: 0.6 },
];
