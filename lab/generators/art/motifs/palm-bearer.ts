import { band, leaf } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';
import { hand, drawPerson } from './parts/person.ts';

/** Head pastor in Nigeria: the palm branch. */
export const palmBearer: Motif = [
  ...drawPerson({ skin: 'skinDeep', robe: 'milk', lining: 'ice', stole: 'emerald' }),
  {
    d: band(
      [
        [78, 106],
        [80, 76],
        [86, 44],
      ],
      2.6,
      1.8,
    ),
    fill: 'moss',
    cell: 40,
    lead: 0.6,
  },
  ...[0, 1, 2, 3, 4].flatMap((i): Part[] => [
    {
      d: leaf(86 - i * 1.5, 46 + i * 8, -130 + i * 3, 20, 6),
      fill: i % 2 ? 'emerald' : 'moss',
      cell: 40,
      lead: 0.55,
    },
    {
      d: leaf(86 - i * 1.5, 46 + i * 8, -40 - i * 3, 18, 6),
      fill: i % 2 ? 'moss' : 'lime',
      cell: 40,
      lead: 0.55,
    },
  ]),
  { d: leaf(86, 46, -84, 18, 6), fill: 'lime', cell: 40, lead: 0.55 },
  hand(79, 86, 'skinDeep'),
];
