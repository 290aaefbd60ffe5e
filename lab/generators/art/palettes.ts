import { type Colour, colour } from './colour.ts';

/** The light at one hour of one season over the mountains. */
export interface Palette {
  /** Sky colours from the zenith down to the ridge. */
  readonly sky: readonly (readonly [number, Colour])[];
  readonly sun: Colour;
  readonly halo: Colour;
  /** Ridges from far to near: sunlit side, shaded side. */
  readonly ridges: readonly (readonly [Colour, Colour])[];
  readonly snow: readonly [Colour, Colour];
  readonly forest: readonly [Colour, Colour];
  readonly meadow: readonly [Colour, Colour];
  readonly river: readonly [Colour, Colour];
  /** Colour of lit windows and lamps. */
  readonly lamp: Colour;
  /** Share of their own colour that walls and roofs keep. */
  readonly town: number;
}

type Pair = readonly [string, string];

interface PaletteHex {
  readonly sky: readonly string[];
  readonly sun: string;
  readonly halo: string;
  readonly ridges: readonly Pair[];
  readonly snow: Pair;
  readonly forest: Pair;
  readonly meadow: Pair;
  readonly river: Pair;
  readonly lamp: string;
  readonly town: number;
}

const pair = ([light, shade]: Pair) => [colour(light), colour(shade)] as const;

function palette(from: PaletteHex): Palette {
  const last = from.sky.length - 1;
  return {
    sky: from.sky.map((hex, i) => [i / last, colour(hex)] as const),
    sun: colour(from.sun),
    halo: colour(from.halo),
    ridges: from.ridges.map(pair),
    snow: pair(from.snow),
    forest: pair(from.forest),
    meadow: pair(from.meadow),
    river: pair(from.river),
    lamp: colour(from.lamp),
    town: from.town,
  };
}

/** Palettes by hour or season; every picture of the site uses one of them. */
export const palettes = {
  dawn: palette({
    sky: ['#1f3a86', '#4a5fb0', '#9b7fc0', '#e58fa0', '#f8b878', '#ffd98e'],
    sun: '#fff3cf',
    halo: '#ffd27d',
    ridges: [
      ['#c79ab8', '#7d7cb8'],
      ['#a888b0', '#4b5a9c'],
      ['#5f6aa6', '#33427f'],
    ],
    snow: ['#ffe6d4', '#a8b6ea'],
    forest: ['#2f6a66', '#17404f'],
    meadow: ['#5b8a5c', '#28584f'],
    river: ['#f0b79a', '#3d7fa8'],
    lamp: '#ffd26a',
    town: 0.75,
  }),
  noon: palette({
    sky: ['#0b4aa2', '#1d6fc4', '#4aa0e0', '#8cc8ef', '#d2ecf4'],
    sun: '#fffbe0',
    halo: '#ffe48a',
    ridges: [
      ['#a8bfd8', '#6f8fbb'],
      ['#b9bfc4', '#5f7697'],
      ['#7f95a0', '#3f5a78'],
    ],
    snow: ['#ffffff', '#6fa6ea'],
    forest: ['#2f8f4e', '#145b43'],
    meadow: ['#9cc94a', '#3f9a4c'],
    river: ['#8fe0dc', '#1787b4'],
    lamp: '#ffe08a',
    town: 1,
  }),
  dusk: palette({
    sky: ['#1f1550', '#46237a', '#8a2f7f', '#d2476a', '#f47b45', '#ffbe55'],
    sun: '#ffe9a8',
    halo: '#ff9d4a',
    ridges: [
      ['#c4608a', '#6a3a86'],
      ['#9a4f88', '#43296e'],
      ['#5c3b7c', '#271a50'],
    ],
    snow: ['#ffc9b0', '#9a7fc8'],
    forest: ['#3b3766', '#1b1b44'],
    meadow: ['#6b4a6c', '#2c2450'],
    river: ['#ff9a68', '#5a3a8c'],
    lamp: '#ffc85a',
    town: 0.5,
  }),
  night: palette({
    sky: ['#050b2c', '#0a1a4c', '#12307a', '#1f509c', '#3d7fb8'],
    sun: '#fdf6d8',
    halo: '#9cc4f0',
    ridges: [
      ['#3f66a8', '#1d3a7a'],
      ['#34589a', '#142a62'],
      ['#223f7c', '#0c1c48'],
    ],
    snow: ['#d4e6ff', '#5f8ad0'],
    forest: ['#12405a', '#081f3a'],
    meadow: ['#17505a', '#0a2a40'],
    river: ['#5fa0d8', '#123a78'],
    lamp: '#ffcf5c',
    town: 0.35,
  }),
  winter: palette({
    sky: ['#1f5cab', '#4a8fd4', '#84bbe8', '#bcdcf2', '#f6e6c8'],
    sun: '#fffdf0',
    halo: '#ffeebc',
    ridges: [
      ['#c9d8ea', '#8fa9d0'],
      ['#b8c6dc', '#6a83b4'],
      ['#93a8c8', '#4a6496'],
    ],
    snow: ['#ffffff', '#86aeea'],
    forest: ['#7fa6b8', '#2f5f7c'],
    meadow: ['#eef4fa', '#b0cae6'],
    river: ['#b4e4ec', '#3a86b4'],
    lamp: '#ffd884',
    town: 0.9,
  }),
  autumn: palette({
    sky: ['#23528c', '#4a82b4', '#8fb4c4', '#e4cf9a', '#f8c063'],
    sun: '#fff4c8',
    halo: '#ffc85a',
    ridges: [
      ['#b8a4ac', '#6f7a9c'],
      ['#a8948c', '#56607c'],
      ['#8a705c', '#4a4658'],
    ],
    snow: ['#fff6e4', '#b4c0dc'],
    forest: ['#d98a2a', '#8a3f22'],
    meadow: ['#e0b04a', '#a0702c'],
    river: ['#a4d4cc', '#2f7a90'],
    lamp: '#ffd26a',
    town: 1,
  }),
  spring: palette({
    sky: ['#1c66bc', '#4a9ae0', '#8ccbf0', '#f4c4d4', '#ffdcae'],
    sun: '#fffbe4',
    halo: '#ffe9a0',
    ridges: [
      ['#b4c8d8', '#7f9cc4'],
      ['#a4b4bc', '#5a7a94'],
      ['#7fa094', '#3f6a78'],
    ],
    snow: ['#fff6f4', '#8cb4ee'],
    forest: ['#5fae5c', '#1f7256'],
    meadow: ['#b4d85a', '#5aa84c'],
    river: ['#a4ece0', '#2a96b8'],
    lamp: '#ffe08a',
    town: 1,
  }),
  ember: palette({
    sky: ['#3a0f2c', '#7a1a34', '#b4302f', '#e4602a', '#f8a03a', '#ffd87a'],
    sun: '#fff2c0',
    halo: '#ffb84a',
    ridges: [
      ['#a84a4a', '#5c2440'],
      ['#7a3444', '#401a38'],
      ['#54283c', '#260f28'],
    ],
    snow: ['#ffdcb4', '#c07a7c'],
    forest: ['#5a2a30', '#2a1224'],
    meadow: ['#8a4a2c', '#3f1c2a'],
    river: ['#ffb46a', '#8a2f3c'],
    lamp: '#ffd26a',
    town: 0.5,
  }),
  emerald: palette({
    sky: ['#06343c', '#0b5a5c', '#1c8a7c', '#6cc09a', '#e4e09a'],
    sun: '#fffbd4',
    halo: '#f4e07a',
    ridges: [
      ['#5fa89c', '#2a6a74'],
      ['#3f8a80', '#17505c'],
      ['#2a6a64', '#0c3844'],
    ],
    snow: ['#f8fff0', '#8fd0c4'],
    forest: ['#1f7a4c', '#0a4438'],
    meadow: ['#6cb04c', '#1f6a44'],
    river: ['#b4f0d4', '#1a8a8c'],
    lamp: '#ffe07a',
    town: 0.75,
  }),
} as const;

export type Hour = keyof typeof palettes;
