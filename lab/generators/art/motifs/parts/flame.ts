import { leaf } from '../../geometry.ts';
import type { Part } from '../../shelf.ts';

/** A flame from its wick, three tongues deep. */
export function flameAt(x: number, y: number, height: number): Part[] {
  return [
    {
      d: leaf(x, y, -90, height, height * 0.52, 0.3),
      fill: 'amber',
      towards: 'ruby',
      span: [y - height, y + 10],
      cell: 40,
      lead: 0.8,
    },
    {
      d: leaf(x, y - height * 0.02, -90, height * 0.7, height * 0.34, 0.3),
      fill: 'gold',
      cell: 40,
      lead: 0.6,
    },
    {
      d: leaf(x, y - height * 0.04, -90, height * 0.42, height * 0.18, 0.3),
      fill: 'milk',
      cell: 40,
      lead: 0.5,
    },
  ];
}
