import { blob, ellipse, leaf, polygon, sweep, symmetric } from '../../geometry.ts';
import type { Glass, Part } from '../../shelf.ts';

interface Vesture {
  readonly skin: Glass;
  readonly robe: Glass;
  readonly lining: Glass;
  readonly stole: Glass;
  readonly wrap?: Glass;
}

/** A person without a face: head, shoulders, robe and stole. */
export function drawPerson({ skin, robe, lining, stole, wrap }: Vesture): Part[] {
  const hair: Part[] = wrap
    ? [
        {
          d: blob([
            [31, 23],
            [36, 8],
            [52, 2],
            [68, 8],
            [71, 22],
            [62, 17],
            [50, 15],
            [39, 17],
          ]),
          fill: wrap,
          cell: 12,
          lead: 0.9,
          details: [
            sweep([
              [36, 19],
              [50, 9],
              [66, 10],
            ]),
            sweep([
              [38, 12],
              [52, 6],
              [68, 16],
            ]),
          ],
        },
        { d: leaf(66, 12, -28, 19, 12), fill: wrap, cell: 20, lead: 0.8 },
        { d: leaf(66, 14, 18, 15, 9), fill: lining, cell: 20, lead: 0.75 },
      ]
    : [
        {
          d: 'M36.500 24C35 10 43 5 50 5C57 5 65 10 63.500 24C60 15 55 14 50 14C45 14 40 15 36.500 24Z',
          fill: 'ink',
          towards: 'bark',
          cell: 40,
          lead: 0.85,
        },
      ];
  return [
    {
      d: symmetric(
        [
          [50, 36],
          [60, 38],
          [78, 46],
          [87, 62],
          [90, 110],
          [50, 110],
        ],
        50,
      ),
      fill: robe,
      towards: lining,
      span: [36, 115],
      cell: 12,
      lead: 1,
    },
    {
      d: polygon([
        [43, 32],
        [57, 32],
        [59, 44],
        [50, 52],
        [41, 44],
      ]),
      fill: skin,
      cell: 40,
      lead: 0.8,
    },
    {
      d: polygon([
        [39, 42],
        [46, 41],
        [50, 54],
        [44, 110],
        [33, 110],
        [38, 70],
      ]),
      fill: stole,
      towards: 'gold',
      span: [30, 150],
      cell: 13,
      lead: 0.85,
    },
    {
      d: polygon([
        [61, 42],
        [54, 41],
        [50, 54],
        [56, 110],
        [67, 110],
        [62, 70],
      ]),
      fill: stole,
      towards: 'gold',
      span: [30, 150],
      cell: 13,
      lead: 0.85,
    },
    { d: ellipse(50, 22, 13.5, 15.5), fill: skin, cell: 80, lead: 0.95 },
    ...hair,
  ];
}

export const hand = (x: number, y: number, skin: Glass): Part => ({
  d: ellipse(x, y, 5.4, 4.6),
  fill: skin,
  cell: 40,
  lead: 0.75,
});
