import { band, ellipse, leaf, polar, sweep } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

export const olive: Motif = [
  {
    d: band(
      [
        [4, 84],
        [32, 62],
        [62, 44],
        [94, 20],
      ],
      3.6,
      1.6,
    ),
    fill: 'umber',
    cell: 16,
    lead: 0.75,
  },
  ...Array.from({ length: 9 }, (_, i): Part[] => {
    const t = i / 8;
    const [x, y] = [12 + t * 78, 78 - t * 54 + Math.sin(t * 3) * 1.5];
    return [
      {
        d: leaf(x, y, -92 + i * 3, 24 - i * 0.8, 8),
        fill: i % 2 ? 'emerald' : 'moss',
        towards: 'lime',
        cell: 40,
        lead: 0.65,
        details: [sweep([[x, y], polar(x, y, -92 + i * 3, 16)])],
      },
      {
        d: leaf(x + 3, y - 1, 22 - i * 4, 23 - i * 0.8, 8),
        fill: i % 2 ? 'teal' : 'emerald',
        towards: 'moss',
        cell: 40,
        lead: 0.65,
        details: [sweep([[x + 3, y - 1], polar(x + 3, y - 1, 22 - i * 4, 15)])],
      },
    ];
  }).flat(),
  ...(
    [
      [34, 72],
      [52, 60],
      [70, 48],
      [44, 48],
      [62, 36],
    ] as const
  ).map(([x, y]): Part => ({
    d: ellipse(x, y, 3.4, 4.6),
    fill: 'violet',
    towards: 'ink',
    cell: 40,
    lead: 0.6,
  })),
];
