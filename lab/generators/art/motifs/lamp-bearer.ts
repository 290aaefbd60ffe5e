import { leaf } from '../geometry.ts';
import type { Motif } from '../shelf.ts';
import { hand, drawPerson } from './parts/person.ts';

/** Assistant Mama: a head-wrap and a burning lamp. */
export const lampBearer: Motif = [
  ...drawPerson({ skin: 'skin', robe: 'emerald', lining: 'teal', stole: 'ivory', wrap: 'rose' }),
  { d: leaf(50, 77, -90, 22, 12, 0.3), fill: 'amber', cell: 40, lead: 0.8 },
  { d: leaf(50, 76, -90, 13, 6, 0.3), fill: 'milk', cell: 40, lead: 0.5 },
  {
    d: 'M30 78C36 96 64 96 70 78Z',
    fill: 'gold',
    towards: 'copper',
    span: [78, 94],
    cell: 12,
    lead: 0.85,
  },
  hand(31, 84, 'skin'),
  hand(69, 84, 'skin'),
];
