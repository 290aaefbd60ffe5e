import { blob, ellipse, leaf, polygon, sweep } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

const feathers = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  lengths: readonly [number, number],
  width: number,
): Part[] =>
  Array.from({ length: count }, (_, i): Part => {
    const t = i / (count - 1);
    return {
      d: leaf(
        x + t * 3,
        y + t * 2,
        from + (to - from) * t,
        lengths[0] + (lengths[1] - lengths[0]) * t,
        width,
        0.5,
      ),
      fill: 'milk',
      towards: i % 2 ? 'ice' : 'sky',
      span: [0, 110],
      cell: 22,
      lead: 0.7,
    };
  });

/** A dove that comes down with open wings and an olive twig. */
export const dove: Motif = [
  ...feathers(56, 45, -28, -100, 8, [46, 40], 12),
  ...feathers(36, 58, 158, 116, 5, [34, 24], 11),
  ...feathers(44, 42, 205, 262, 7, [44, 42], 12),
  {
    d: blob([
      [34, 58],
      [42, 47],
      [52, 43],
      [62, 46],
      [70, 46],
      [77, 44],
      [83, 48],
      [84, 54],
      [79, 58],
      [73, 62],
      [66, 70],
      [54, 74],
      [42, 69],
    ]),
    fill: 'milk',
    towards: 'ice',
    span: [44, 84],
    cell: 13,
    lead: 0.95,
  },
  {
    d: polygon([
      [83.5, 50],
      [91, 55.5],
      [82, 56],
    ]),
    fill: 'amber',
    cell: 40,
    lead: 0.6,
  },
  { d: ellipse(78, 50, 1.4), fill: 'ink', cell: 40, lead: 0.3 },
  { d: leaf(89, 56, 70, 13, 6), fill: 'emerald', towards: 'lime', cell: 40, lead: 0.55 },
  {
    d: leaf(89, 56, 20, 12, 6),
    fill: 'moss',
    cell: 40,
    lead: 0.55,
    details: [
      sweep([
        [87, 54],
        [93, 62],
        [97, 74],
      ]),
    ],
  },
  { d: leaf(93, 63, 105, 12, 6), fill: 'emerald', cell: 40, lead: 0.55 },
];
