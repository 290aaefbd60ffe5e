import { band, blob, leaf, polar } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

function ear(x: number, y: number, degrees: number): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < 6; i += 1) {
    const [px, py] = polar(x, y, degrees, i * 5);
    for (const side of [-1, 1]) {
      parts.push({
        d: leaf(px, py, degrees + side * 32, 10, 6),
        fill: i % 2 ? 'gold' : 'amber',
        towards: 'gold',
        cell: 40,
        lead: 0.55,
      });
    }
  }
  const [tx, ty] = polar(x, y, degrees, 29);
  parts.push({ d: leaf(tx, ty, degrees, 11, 6), fill: 'gold', cell: 40, lead: 0.55 });
  return parts;
}

const stalks: readonly (readonly [number, number, number])[] = [
  [18, 34, -112],
  [82, 34, -68],
  [31, 30, -101],
  [69, 30, -79],
  [50, 30, -90],
  [40, 42, -97],
  [60, 42, -83],
];

export const wheat: Motif = [
  ...stalks.map(([x, y], i): Part => ({
    d: band(
      [
        [50 + (x - 50) * -0.36, 98],
        [50, 70],
        [x, y],
      ],
      2.6,
      2,
    ),
    fill: i % 2 ? 'gold' : 'amber',
    cell: 60,
    lead: 0.55,
  })),
  { d: leaf(47, 66, 200, 32, 8), fill: 'moss', towards: 'lime', along: 'x', cell: 40, lead: 0.6 },
  { d: leaf(53, 66, -20, 32, 8), fill: 'moss', towards: 'lime', along: 'x', cell: 40, lead: 0.6 },
  ...stalks.flatMap(([x, y, degrees]) => ear(x, y, degrees)),
  {
    d: blob([
      [39, 66],
      [50, 69],
      [61, 66],
      [62, 74],
      [50, 77],
      [38, 74],
    ]),
    fill: 'ruby',
    towards: 'wine',
    span: [66, 78],
    cell: 40,
    lead: 0.8,
  },
];
