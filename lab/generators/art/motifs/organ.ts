import { lancet, polygon, rect } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

const pipeHeights = [58, 66, 74, 82, 88, 82, 74, 66, 58];

/** A rank of organ pipes with mouths, over a carved case. */
export const organ: Motif = [
  ...pipeHeights.flatMap((height, i): Part[] => {
    const x = 6 + i * 9.8;
    const top = 84 - height;
    return [
      {
        d: polygon([
          [x, top + 4],
          [x + 4.6, top],
          [x + 9.2, top + 4],
          [x + 9.2, 72],
          [x + 5.6, 84],
          [x + 3.6, 84],
          [x, 72],
        ]),
        fill: i % 2 ? 'silver' : 'gold',
        towards: i % 2 ? 'slate' : 'amber',
        span: [10, 90],
        cell: 15,
        lead: 0.85,
      },
      { d: lancet(x + 2.4, 58, 4.4, 9), fill: 'ink', cell: 40, lead: 0.5 },
    ];
  }),
  {
    d: polygon([
      [0, 84],
      [100, 84],
      [97, 91],
      [3, 91],
    ]),
    fill: 'copper',
    towards: 'umber',
    along: 'x',
    cell: 12,
    lead: 0.9,
  },
  { d: rect(4, 91, 92, 8), fill: 'ruby', towards: 'wine', along: 'x', cell: 9, lead: 0.85 },
];
