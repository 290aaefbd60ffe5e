import { type XY, blob, mirrored, polygon, sweep } from '../geometry.ts';
import type { Motif, Part } from '../shelf.ts';

/** Hands pressed together in prayer, seen from the front. */
export const hands: Motif = [
  ...[1, -1].map((side): Part => {
    const right: XY[] = [
      [51, 78],
      [64, 74],
      [80, 82],
      [88, 99],
      [54, 99],
    ];
    return {
      d: polygon(side > 0 ? right : mirrored(right)),
      fill: 'ruby',
      towards: 'wine',
      cell: 11,
      lead: 0.95,
    };
  }),
  ...[1, -1].map((side): Part => {
    const right: XY[] = [
      [50, 6],
      [54.5, 8],
      [58, 24],
      [62, 40],
      [66, 54],
      [67, 68],
      [62, 80],
      [50, 84],
      [50, 50],
    ];
    const fingers: XY[][] = [
      [
        [53.5, 14],
        [55, 36],
        [58, 58],
      ],
      [
        [57, 26],
        [59, 44],
        [62, 62],
      ],
    ];
    const own = side > 0 ? right : mirrored(right);
    return {
      d: polygon(own),
      fill: 'skin',
      towards: side > 0 ? 'skinDeep' : 'skinPale',
      span: [0, 130],
      cell: 15,
      lead: 0.95,
      details: fingers.map((finger) => sweep(side > 0 ? finger : mirrored(finger))),
    };
  }),
  ...[1, -1].map((side): Part => {
    const thumb: XY[] = [
      [50.5, 40],
      [54, 39],
      [57, 48],
      [59, 60],
      [56, 66],
      [50.5, 62],
    ];
    return {
      d: blob(side > 0 ? thumb : mirrored(thumb)),
      fill: side > 0 ? 'skin' : 'skinPale',
      towards: 'skin',
      cell: 40,
      lead: 0.75,
    };
  }),
  ...[1, -1].map((side): Part => {
    const cuff: XY[] = [
      [49.8, 76],
      [62, 72],
      [67, 76],
      [66, 83],
      [50, 87],
    ];
    return {
      d: polygon(side > 0 ? cuff : mirrored(cuff)),
      fill: 'gold',
      towards: 'amber',
      cell: 20,
      lead: 0.85,
    };
  }),
];
