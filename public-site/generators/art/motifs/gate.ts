import { lancet, rect } from '../geometry.ts';
import type { Glass, Motif, Part } from '../shelf.ts';

const plank = (x: number, fill: Glass): Part => ({
  d: rect(x, 20, 10, 78),
  fill,
  towards: 'umber',
  span: [20, 120],
  cell: 22,
  lead: 0.7,
});

/** A closed gate with iron bands. */
export const gate: Motif = [
  { d: lancet(10, 2, 80, 97, 0.7), fill: 'silver', towards: 'slate', cell: 10, lead: 1 },
  ...[20, 30, 40, 50, 60, 70].map((x, i) => plank(x, i % 2 ? 'amber' : 'copper')),
  ...[40, 74].map((y): Part => ({ d: rect(20, y, 60, 5), fill: 'slate', cell: 20, lead: 0.7 })),
];
