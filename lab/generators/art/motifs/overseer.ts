import { band } from '../geometry.ts';
import type { Motif } from '../shelf.ts';
import { hand, drawPerson } from './parts/person.ts';

/** General Overseer: the shepherd's staff. */
export const overseer: Motif = [
  ...drawPerson({ skin: 'skinDeep', robe: 'violet', lining: 'navy', stole: 'milk' }),
  {
    d: band(
      [
        [80, 110],
        [79, 70],
        [78, 36],
        [79, 18],
        [87, 8],
        [97, 12],
        [98, 23],
        [91, 26],
      ],
      4.6,
      3.4,
    ),
    fill: 'gold',
    towards: 'amber',
    cell: 11,
    lead: 0.85,
  },
  hand(78.5, 72, 'skinDeep'),
];
