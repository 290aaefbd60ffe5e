import { type XY, band, capsule, rect, symmetric } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

/** A microphone with sound going out. */
export const microphone: Motif = [
  ...[0, 1].flatMap((i): Part[] => {
    const arc = (side: number): XY[] => [
      [50 + side * (28 + i * 13), 12],
      [50 + side * (35 + i * 14), 30],
      [50 + side * (28 + i * 13), 48],
    ];
    return [1, -1].map((side) => ({
      d: band(arc(side), 4),
      fill: i ? 'gold' : 'amber',
      cell: 14,
      lead: 0.65,
    }));
  }),
  {
    d: 'M26 44C26 64 36 72 50 72C64 72 74 64 74 44L68 44C68 60 60 66 50 66C40 66 32 60 32 44Z',
    fill: 'slate',
    towards: 'silver',
    along: 'x',
    cell: 14,
    lead: 0.8,
  },
  { d: rect(47, 70, 6, 22), fill: 'slate', cell: 20, lead: 0.8 },
  {
    d: symmetric(
      [
        [50, 88],
        [66, 90],
        [70, 97],
        [50, 98],
      ],
      50,
      false,
    ),
    fill: 'slate',
    towards: 'silver',
    cell: 16,
    lead: 0.85,
  },
  { d: capsule(50, 22, 50, 46, 15), fill: 'silver', towards: 'slate', cell: 9, lead: 0.95 },
  { d: rect(35, 37, 30, 5), fill: 'ruby', cell: 20, lead: 0.7 },
];
