import { ellipse, polar, polygon } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

export const star: Motif = [
  {
    d: polygon([
      [47, 55],
      [53, 55],
      [51.5, 100],
      [48.5, 100],
    ]),
    fill: 'gold',
    towards: 'ice',
    cell: 12,
    lead: 0.6,
  },
  ...Array.from({ length: 8 }, (_, i): Part[] => {
    const length = i % 2 ? 28 : 46;
    const root = (side: number) => polar(50, 46, i * 45 - 90 + side * 22.5, 12.5);
    const tip = polar(50, 46, i * 45 - 90, length);
    return [
      {
        d: polygon([[50, 46], root(-1), tip]),
        fill: i % 2 ? 'amber' : 'gold',
        cell: 20,
        lead: 0.7,
      },
      { d: polygon([[50, 46], root(1), tip]), fill: 'milk', towards: 'gold', cell: 20, lead: 0.7 },
    ];
  }).flat(),
  { d: ellipse(50, 46, 6), fill: 'milk', cell: 40, lead: 0.7 },
];
