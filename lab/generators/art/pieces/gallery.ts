import type { Piece } from '../picture.ts';
import { land } from './gallery/land.ts';
import { promise } from './gallery/promise.ts';
import { worship } from './gallery/worship.ts';

/** Display order, in which colours, shapes and subjects alternate. */
const order: readonly string[] = [
  'dove',
  'wheat',
  'lamb',
  'candle',
  'book',
  'bell',
  'lily',
  'organ',
  'hands',
  'key',
  'cross',
  'chalice',
  'ship',
  'star',
  'vine',
  'fish',
  'harp',
  'trumpet',
  'crown',
  'anchor',
  'olive',
  'lamp',
  'tree',
  'bridge',
  'door',
  'rose',
  'jar',
  'bread',
  'crook',
  'ark',
  'flame',
  'edelweiss',
  'drum',
  'chapel',
  'golden-roof',
  'palm',
];

const place = ({ name }: Piece) => order.indexOf(name);

/** Thirty-six windows, each with its own motif and light. */
export const gallery: readonly Piece[] = [...land, ...worship, ...promise].sort(
  (a, b) => place(a) - place(b),
);
