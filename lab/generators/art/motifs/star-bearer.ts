import { star } from '../geometry.ts';
import type { Motif } from '../shelf.ts';
import { drawPerson } from './parts/person.ts';

/** Head pastor in Liberia: the lone star. */
export const starBearer: Motif = [
  ...drawPerson({ skin: 'skinDeep', robe: 'navy', lining: 'cobalt', stole: 'ruby' }),
  { d: star(50, 78, 5, 21, 8.5), fill: 'milk', towards: 'ice', cell: 14, lead: 0.9 },
];
