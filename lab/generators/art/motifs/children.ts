import { band, capsule, ellipse, polygon, rect } from '../geometry.ts';
import type { Glass, Motif, Part } from '../shelf.ts';

function child(x: number, y: number, size: number, skin: Glass, robe: Glass): Part[] {
  const s = (value: number) => value * size;
  return [
    {
      d: polygon([
        [x - s(7), y + s(10)],
        [x + s(7), y + s(10)],
        [x + s(15), y + s(48)],
        [x - s(15), y + s(48)],
      ]),
      fill: robe,
      cell: 12,
      lead: 0.9,
    },
    { d: ellipse(x, y, s(9.5), s(10.5)), fill: skin, cell: 40, lead: 0.85 },
    {
      d: `M${x - s(9.5)} ${y + s(1)}C${x - s(10)} ${y - s(15)} ${x + s(10)} ${y - s(15)} ${x + s(9.5)} ${y + s(1)}C${x + s(4)} ${y - s(6)} ${x - s(4)} ${y - s(6)} ${x - s(9.5)} ${y + s(1)}Z`,
      fill: 'bark',
      cell: 40,
      lead: 0.75,
    },
  ];
}

/** Three children hand in hand under a paper kite. */
export const children: Motif = [
  {
    d: polygon([
      [72, 2],
      [88, 14],
      [76, 32],
      [60, 18],
    ]),
    fill: 'gold',
    towards: 'ruby',
    cell: 11,
    lead: 0.9,
  },
  {
    d: band(
      [
        [74, 30],
        [64, 40],
        [70, 52],
        [66, 62],
      ],
      1.6,
    ),
    fill: 'milk',
    cell: 40,
    lead: 0.5,
  },
  { d: capsule(24, 68, 50, 76, 3), fill: 'skin', cell: 40, lead: 0.7 },
  { d: capsule(76, 68, 50, 76, 3), fill: 'skinDeep', cell: 40, lead: 0.7 },
  ...child(20, 48, 1.02, 'skinPale', 'teal'),
  ...child(80, 50, 0.98, 'skinDeep', 'ruby'),
  ...child(50, 54, 0.9, 'skin', 'gold'),
  { d: rect(2, 97, 96, 3), fill: 'moss', towards: 'lime', along: 'x', cell: 12, lead: 0.8 },
];
