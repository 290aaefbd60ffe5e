import { type Colour, gradient, lighten, mix } from './colour.ts';
import { type XY, ellipse, polygon } from './geometry.ts';
import type { Layer } from './glass.ts';
import { type Hour, type Palette, palettes } from './palettes.ts';
import { noise } from './random.ts';
import { type Frame, type Ridge, facing, lit, ridge, snowfield, under } from './ridge.ts';
import { ringOf, ringsAround, waves } from './sites.ts';
import { town } from './town.ts';

/** A view of the Nordkette from the river. Lengths are shares of the picture's height or width. */
export interface Scene {
  readonly hour: Hour;
  /** Centre of the sun (or moon): shares of width and height. */
  readonly sun: readonly [number, number];
  /** Radius of the sun as a share of the shorter side; 0 hides it. */
  readonly sunSize?: number;
  /** Height of the mountain chain's mean crest, as a share of the picture's height. */
  readonly crest?: number;
  /** Height of its peaks, as a share of the picture's height. */
  readonly relief?: number;
  readonly seed?: number;
  readonly snow?: number;
  readonly river?: boolean;
  readonly town?: boolean;
  readonly stars?: boolean;
  /** Width of a pane as a share of the shorter side. */
  readonly pane?: number;
}

function skyPaint(palette: Palette, scene: Scene, sun: XY, frame: Frame, crest: number) {
  const seed = (scene.seed ?? 1) + 40;
  return (x: number, y: number): Colour => {
    const drift = (noise(x / (frame.width * 0.3), y / (frame.height * 0.14), seed) - 0.5) * 0.2;
    const base = gradient(palette.sky, y / (frame.height * crest) + drift);
    const distance = Math.hypot(x - sun[0], y - sun[1]) / frame.short;
    const angle = Math.atan2(y - sun[1], x - sun[0]);
    const ray = Math.sin(angle * 11 + Math.sin(angle * 3) * 1.4) * 0.5 + 0.5;
    const warmth = Math.exp(-distance * 4.2) * 0.95 + ray * Math.exp(-distance * 2.6) * 0.4;
    const share = Math.min(1, warmth);
    // Blue and gold would mix to grey, so the mix is lightened as light would be.
    const glowing = lighten(mix(base, palette.halo, share), 0.26 * share * (1 - share));
    const star = scene.stars && noise(x / 17, y / 17, seed + 3) > 0.86 ? 0.32 : 0;
    return lighten(glowing, (ray - 0.42) * 0.2 * Math.exp(-distance * 1.1) + star);
  };
}

/** The layers of a view, back to front. */
export function sceneLayers(scene: Scene, width: number, height: number): Layer[] {
  const palette = palettes[scene.hour];
  const frame: Frame = { width, height, short: Math.min(width, height) };
  const seed = scene.seed ?? 1;
  const crest = scene.crest ?? 0.52;
  const relief = scene.relief ?? 0.2;
  const pane = (scene.pane ?? 0.062) * frame.short;
  const lead = frame.short * 0.0055;
  const sun: XY = [scene.sun[0] * width, scene.sun[1] * height];
  /** The number of peaks grows with the picture's aspect ratio. */
  const peaks = (count: number) => 2 * Math.max(4, Math.round((count * width) / height / 3.4));
  const far = ridge(frame, seed, crest - 0.02, relief * 0.8, peaks(14));
  const main = ridge(frame, seed + 11, crest + 0.05, relief * 1.25, peaks(16));
  const near = ridge(frame, seed + 23, crest + relief * 0.75 + 0.04, relief * 0.42, 14);
  const [farPair, mainPair, nearPair] = palette.ridges;
  if (!farPair || !mainPair || !nearPair) throw new Error('A palette needs three ridges');

  const rock = (points: Ridge, colours: readonly [Colour, Colour]) => (x: number, y: number) =>
    lit(colours, facing(points, x, y, sun[0], frame));
  const layers: Layer[] = [
    {
      d: polygon([
        [-50, -50],
        [width + 50, -50],
        [width + 50, height + 50],
        [-50, height + 50],
      ]),
      paint: skyPaint(palette, scene, sun, frame, crest),
      cell: pane,
      lead: 0,
      seam: lead * 0.62,
      sites: ringsAround(sun, frame, pane),
      relax: 0,
    },
  ];
  const size = (scene.sunSize ?? 0.085) * frame.short;
  if (size > 0) {
    layers.push(
      {
        d: ellipse(...sun, size * 1.42),
        paint: (x, y) =>
          mix(palette.sun, palette.halo, Math.hypot(x - sun[0], y - sun[1]) / (size * 1.5)),
        cell: size * 0.5,
        lead,
        variety: 0.6,
        sites: ringOf(sun, size * 1.21, 18),
        relax: 0,
      },
      {
        d: ellipse(...sun, size),
        paint: () => palette.sun,
        cell: size * 0.52,
        lead,
        variety: 0.35,
      },
    );
  }
  const snowline = crest + relief * (0.1 + 0.5 * ((scene.snow ?? 0.6) - 0.5));
  layers.push(
    { d: under(far, frame), paint: rock(far, farPair), cell: pane * 0.95, lead },
    {
      d: snowfield(far, snowline - 0.03, frame, seed + 3),
      paint: rock(far, palette.snow),
      cell: pane * 0.8,
      lead: lead * 0.8,
      variety: 0.5,
    },
    { d: under(main, frame), paint: rock(main, mainPair), cell: pane * 0.85, lead: lead * 1.2 },
    {
      d: snowfield(main, snowline + 0.05, frame, seed + 5),
      paint: rock(main, palette.snow),
      cell: pane * 0.72,
      lead: lead * 0.9,
      variety: 0.5,
    },
    {
      d: under(near, frame),
      paint: rock(near, palette.forest),
      cell: pane * 0.85,
      lead: lead * 1.1,
    },
    ...foreground(scene, palette, frame, pane, lead, seed, [nearPair, crest + relief]),
  );
  return layers;
}

function foreground(
  scene: Scene,
  palette: Palette,
  frame: Frame,
  pane: number,
  lead: number,
  seed: number,
  [hill, from]: readonly [readonly [Colour, Colour], number],
): Layer[] {
  const { width, height } = frame;
  const top = Math.min(0.9, from + 0.08);
  const rise = ridge(frame, seed + 31, top, 0.05, 6).map(([x, y]): XY => [x, y]);
  const layers: Layer[] = [
    {
      d: under(rise, frame),
      paint: (x, y) =>
        lit(
          [mix(palette.meadow[0], hill[0], 0.1), palette.meadow[1]],
          noise(x / 190, y / 70, seed) * 2 - 1,
        ),
      cell: pane * 1.05,
      lead: lead * 1.1,
    },
  ];
  if (scene.town) layers.push(...town(palette, frame, top + 0.045, seed, lead));
  if (scene.river !== false) {
    const bank = Math.min(0.95, top + 0.075) * height;
    const shore: XY[] = Array.from({ length: 9 }, (_, i): XY => [
      (i / 8) * width * 1.1 - width * 0.05,
      bank + Math.sin(i * 1.1 + seed) * height * 0.011,
    ]);
    const flow = scene.sun[0] * width;
    layers.push({
      d: under(shore, frame),
      paint: (x, y) => {
        const mirror = Math.exp(-Math.abs(x - flow) / (width * 0.13)) * 1.1 - 0.35;
        return lit(palette.river, mirror + (noise(x / 150, y / 18, seed + 8) - 0.5) * 1.5);
      },
      cell: pane,
      lead: lead * 1.1,
      sites: waves(frame, bank, pane),
      relax: 0,
      stretch: 3.2,
    });
  }
  return layers;
}
