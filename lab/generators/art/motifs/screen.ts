import { blob, polygon, rect, sweep } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

/** A mixing desk's screen with rising levels. */
export const screen: Motif = [
  {
    d: polygon([
      [42, 74],
      [58, 74],
      [62, 90],
      [38, 90],
    ]),
    fill: 'slate',
    cell: 20,
    lead: 0.85,
  },
  {
    d: blob([
      [24, 90],
      [50, 87],
      [76, 90],
      [76, 96],
      [24, 96],
    ]),
    fill: 'silver',
    cell: 16,
    lead: 0.85,
  },
  { d: rect(4, 10, 92, 64), fill: 'slate', towards: 'ink', cell: 18, lead: 1 },
  { d: rect(10, 16, 80, 52), fill: 'navy', towards: 'cobalt', cell: 15, lead: 0.85 },
  ...[22, 34, 44, 30, 18, 38].map((height, i): Part => ({
    d: rect(16 + i * 12, 64 - height, 8, height),
    fill: (['teal', 'emerald', 'gold', 'amber', 'rose', 'sky'] as const)[i] ?? 'gold',
    cell: 9,
    lead: 0.65,
  })),
  {
    d: sweep([
      [14, 40],
      [30, 28],
      [50, 34],
      [68, 22],
      [86, 30],
      [86, 32],
      [68, 24],
      [50, 36],
      [30, 30],
    ]),
    fill: 'milk',
    cell: 40,
    lead: 0.4,
  },
];
