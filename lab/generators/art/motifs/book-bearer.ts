import { polygon, sweep } from '../geometry.ts';
import type { Motif } from '../shelf.ts';
import { hand, drawPerson } from './parts/person.ts';

/** Assistant pastor: the open book. */
export const bookBearer: Motif = [
  ...drawPerson({ skin: 'skin', robe: 'cobalt', lining: 'navy', stole: 'gold' }),
  {
    d: polygon([
      [24, 72],
      [50, 78],
      [76, 72],
      [76, 96],
      [50, 102],
      [24, 96],
    ]),
    fill: 'wine',
    cell: 20,
    lead: 0.9,
  },
  {
    d: 'M50 76C42 69 33 69 27 71L27 92C33 90 42 91 50 98Z',
    fill: 'milk',
    cell: 20,
    lead: 0.75,
    details: [
      sweep([
        [31, 77],
        [45, 81],
      ]),
      sweep([
        [31, 84],
        [45, 88],
      ]),
    ],
  },
  {
    d: 'M50 76C58 69 67 69 73 71L73 92C67 90 58 91 50 98Z',
    fill: 'ivory',
    cell: 20,
    lead: 0.75,
    details: [
      sweep([
        [55, 81],
        [69, 77],
      ]),
      sweep([
        [55, 88],
        [69, 84],
      ]),
    ],
  },
  hand(24, 86, 'skin'),
  hand(76, 86, 'skin'),
];
