import { sitePictures } from 'contract/site-pictures';
import type { Piece } from '../picture.ts';
import { land } from './gallery/land.ts';
import { promise } from './gallery/promise.ts';
import { worship } from './gallery/worship.ts';

/** The order on the wall: colours, shapes and subjects take turns. */
const order: readonly string[] = sitePictures.gallery;

const place = ({ name }: Piece) => order.indexOf(name);

/** Thirty-six windows, each with its own motif and light. */
export const gallery: readonly Piece[] = [...land, ...worship, ...promise].sort(
  (a, b) => place(a) - place(b),
);
