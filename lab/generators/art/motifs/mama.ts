import { band, leaf } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';
import { hand, drawPerson } from './parts/person.ts';

/** Mama: a head-wrap, a lily and an open hand. */
export const mama: Motif = [
  ...drawPerson({ skin: 'skinDeep', robe: 'ruby', lining: 'wine', stole: 'ivory', wrap: 'gold' }),
  {
    d: band(
      [
        [22, 104],
        [20, 84],
        [18, 66],
      ],
      2.6,
    ),
    fill: 'emerald',
    cell: 40,
    lead: 0.6,
  },
  ...[-150, -120, -90, -60, -30].map((turn): Part => ({
    d: leaf(18, 68, turn, 18, 8),
    fill: 'milk',
    towards: 'rose',
    cell: 40,
    lead: 0.65,
  })),
  { d: leaf(21, 92, 205, 17, 7), fill: 'moss', cell: 40, lead: 0.6 },
  hand(22, 88, 'skinDeep'),
];
