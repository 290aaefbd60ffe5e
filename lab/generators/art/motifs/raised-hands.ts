import { type XY, blob, capsule, polygon } from '../geometry.ts';
import type { Glass, Motif, Part } from '../shelf.ts';

function raised(x: number, y: number, turn: number, skin: Glass, sleeve: Glass): Part[] {
  const at = (dx: number, dy: number): XY => {
    const a = (turn * Math.PI) / 180;
    return [x + dx * Math.cos(a) - dy * Math.sin(a), y + dx * Math.sin(a) + dy * Math.cos(a)];
  };
  const finger = (fx: number, fy: number, tx: number, ty: number, r = 2.5): Part => ({
    d: capsule(...at(fx, fy), ...at(tx, ty), r),
    fill: skin,
    cell: 40,
    lead: 0.65,
  });
  return [
    { d: polygon([at(-6, 12), at(6, 12), at(9, 60), at(-9, 60)]), fill: skin, cell: 16, lead: 0.8 },
    {
      d: polygon([at(-9, 26), at(9, 26), at(14, 70), at(-14, 70)]),
      fill: sleeve,
      towards: 'navy',
      cell: 12,
      lead: 0.9,
    },
    finger(-6.5, 2, -9, -14),
    finger(-2.2, 0, -3, -19),
    finger(2.2, 0, 3, -18),
    finger(6.3, 2, 9, -13),
    finger(7, 10, 16, 0, 2.7),
    {
      d: blob([at(-8, 0), at(0, -2), at(8, 0), at(9, 8), at(6, 15), at(-6, 15), at(-9, 8)]),
      fill: skin,
      cell: 80,
      lead: 0.8,
    },
  ];
}

/** Three pairs of hands lifted in praise. */
export const raisedHands: Motif = [
  ...raised(22, 44, -14, 'skinPale', 'teal'),
  ...raised(78, 42, 12, 'skinDeep', 'violet'),
  ...raised(50, 28, -2, 'skin', 'ruby'),
];
