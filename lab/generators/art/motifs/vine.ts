import { type XY, band, ellipse, polar, polygon, sweep } from '../geometry.ts';
import type { Glass, Motif, Part } from '../shelf.ts';

function grapes(x: number, y: number): Part[] {
  const parts: Part[] = [];
  [4, 5, 4, 3, 2, 1].forEach((count, row) => {
    for (let i = 0; i < count; i += 1) {
      parts.push({
        d: ellipse(x + (i - (count - 1) / 2) * 7.2, y + row * 6, 4),
        fill: (i + row) % 3 ? 'violet' : 'wine',
        towards: 'cobalt',
        span: [20, 110],
        cell: 40,
        lead: 0.55,
      });
    }
  });
  return parts;
}

function vineLeaf(x: number, y: number, size: number, turn: number, fill: Glass): Part {
  const points: XY[] = [0, 38, 62, 98, 122, 158, 180, 202, 238, 262, 298, 322].map((angle, i) => {
    const reach = i === 0 ? 0.35 : i % 2 ? 1 : i === 6 ? 1.12 : 0.62;
    return polar(x, y, angle + turn, size * reach);
  });
  return {
    d: polygon(points),
    fill,
    towards: 'lime',
    cell: 40,
    lead: 0.75,
    details: [98, 158, 202, 262].map((angle) =>
      sweep([polar(x, y, turn, size * 0.3), polar(x, y, angle + turn, size * 0.7)]),
    ),
  };
}

export const vine: Motif = [
  {
    d: band(
      [
        [2, 22],
        [24, 12],
        [50, 20],
        [76, 12],
        [98, 20],
      ],
      4.5,
      3,
    ),
    fill: 'umber',
    towards: 'bark',
    cell: 16,
    lead: 0.8,
  },
  {
    d: band(
      [
        [34, 16],
        [35, 24],
        [33, 32],
      ],
      2,
    ),
    fill: 'moss',
    cell: 40,
    lead: 0.55,
  },
  {
    d: band(
      [
        [68, 16],
        [69, 30],
        [68, 40],
      ],
      2,
    ),
    fill: 'moss',
    cell: 40,
    lead: 0.55,
  },
  ...grapes(33, 42),
  ...grapes(68, 50),
  vineLeaf(14, 36, 17, 70, 'moss'),
  vineLeaf(50, 28, 17, 95, 'emerald'),
  vineLeaf(88, 36, 16, 110, 'moss'),
  vineLeaf(36, 22, 12, 250, 'emerald'),
  vineLeaf(76, 20, 12, 290, 'moss'),
];
