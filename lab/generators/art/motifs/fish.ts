import { blob, ellipse, leaf, polygon, sweep } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

const fishShape = (dy: number, flip: boolean): Motif => {
  const x = (value: number) => (flip ? 100 - value : value);
  const part = (d: string, extra: Omit<Part, 'd'>): Part => ({ d, ...extra });
  const scales = [36, 46, 56, 66].map((sx) =>
    sweep([
      [x(sx), dy - 11],
      [x(sx + 5), dy],
      [x(sx), dy + 11],
    ]),
  );
  return [
    part(
      polygon([
        [x(74), dy],
        [x(95), dy - 15],
        [x(90), dy],
        [x(95), dy + 15],
      ]),
      { fill: 'amber', towards: 'gold', cell: 14, lead: 0.8 },
    ),
    part(leaf(x(48), dy - 11, flip ? 230 : -50, 16, 11), { fill: 'copper', cell: 40, lead: 0.7 }),
    part(leaf(x(52), dy + 11, flip ? 130 : 50, 13, 9), { fill: 'copper', cell: 40, lead: 0.7 }),
    part(
      blob([
        [x(6), dy + 1],
        [x(20), dy - 10],
        [x(44), dy - 15],
        [x(66), dy - 9],
        [x(79), dy],
        [x(66), dy + 9],
        [x(44), dy + 15],
        [x(20), dy + 11],
      ]),
      {
        fill: 'silver',
        towards: 'teal',
        along: 'x',
        span: [0, 100],
        cell: 13,
        lead: 0.95,
        details: [
          ...scales,
          sweep([
            [x(25), dy - 12],
            [x(29), dy],
            [x(25), dy + 12],
          ]),
        ],
      },
    ),
    part(ellipse(x(16), dy - 2, 2.4), { fill: 'gold', cell: 40, lead: 0.6 }),
  ];
};

/** Two fishes above each other, one each way. */
export const fish: Motif = [...fishShape(32, false), ...fishShape(68, true)];
