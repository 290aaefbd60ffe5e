import { type Colour, colour, lighten, mix } from './colour.ts';
import { type XY, lancet, polygon, rect } from './geometry.ts';
import type { Layer } from './glass.ts';
import type { Palette } from './palettes.ts';
import { between, seededRandom } from './random.ts';

const walls = [
  '#e9c46a',
  '#e08a6a',
  '#8fc0a4',
  '#9cc4dc',
  '#f0dcb4',
  '#d47a84',
  '#b4a4d0',
  '#f2ead8',
].map(colour);
const roofs = ['#8a3a34', '#a04a34', '#6a3444', '#7a4a3c'].map(colour);
const copper = colour('#4f9a84');

const plain = (d: string, fill: Colour, lead: number, cell = 400): Layer => ({
  d,
  paint: () => fill,
  cell,
  lead,
  variety: 0.5,
});

/** The row of painted houses by the Inn, with a church among them. */
export function town(
  palette: Palette,
  frame: { width: number; height: number; short: number },
  base: number,
  seed: number,
  lead: number,
): Layer[] {
  const random = seededRandom(seed + 77);
  const unit = frame.short * 0.052;
  const foot = base * frame.height + unit * 0.75;
  const tint = (own: Colour) => mix(palette.meadow[1], own, palette.town);
  const pickFrom = (list: readonly Colour[]) =>
    tint(list[Math.floor(random() * list.length)] ?? copper);
  const layers: Layer[] = [];
  const church = between(random, 0.28, 0.42) * frame.width;
  let x = -unit;
  let stood = false;
  while (x < frame.width + unit) {
    if (!stood && x > church) {
      layers.push(...spire(x, foot, unit, palette, tint, lead));
      x += unit * 1.7;
      stood = true;
      continue;
    }
    const wide = unit * between(random, 0.75, 1.15);
    const tall = unit * between(random, 1.15, 1.9);
    const wall = pickFrom(walls);
    const ridge = unit * between(random, 0.35, 0.65);
    layers.push(plain(rect(x, foot - tall, wide, tall + unit), wall, lead * 0.75));
    layers.push(plain(roof(x, foot - tall, wide, ridge), pickFrom(roofs), lead * 0.75));
    const pane = wide * 0.2;
    for (let floor = 0; floor < 2; floor += 1) {
      for (const column of [0.2, 0.6]) {
        const lamp = random() < 0.6 ? palette.lamp : lighten(wall, -0.28);
        layers.push(
          plain(
            rect(x + wide * column, foot - tall + unit * (0.22 + floor * 0.5), pane, pane * 1.3),
            lamp,
            lead * 0.4,
          ),
        );
      }
    }
    x += wide;
  }
  return layers;
}

const roof = (x: number, y: number, wide: number, ridge: number) =>
  polygon([
    [x - wide * 0.06, y],
    [x + wide * 0.5, y - ridge],
    [x + wide * 1.06, y],
  ]);

function spire(
  x: number,
  foot: number,
  unit: number,
  palette: Palette,
  tint: (own: Colour) => Colour,
  lead: number,
): Layer[] {
  const stone = tint(colour('#f0e2c4'));
  const middle = x + unit * 0.45;
  const top = foot - unit * 3.1;
  const cap: XY[] = [
    [middle - unit * 0.42, top],
    [middle - unit * 0.3, top - unit * 0.5],
    [middle - unit * 0.12, top - unit * 0.75],
    [middle, top - unit * 2],
    [middle + unit * 0.12, top - unit * 0.75],
    [middle + unit * 0.3, top - unit * 0.5],
    [middle + unit * 0.42, top],
  ];
  return [
    plain(rect(x + unit * 0.5, foot - unit * 1.5, unit * 1.25, unit * 2.4), stone, lead * 0.75),
    plain(
      roof(x + unit * 0.5, foot - unit * 1.5, unit * 1.25, unit * 0.8),
      tint(colour('#8a3a34')),
      lead * 0.75,
    ),
    plain(
      rect(x + unit * 0.1, top, unit * 0.7, unit * 4),
      lighten(stone, -0.04),
      lead * 0.75,
      unit * 0.9,
    ),
    plain(
      lancet(middle - unit * 0.15, top + unit * 0.3, unit * 0.3, unit * 0.6),
      palette.lamp,
      lead * 0.5,
    ),
    plain(polygon(cap), tint(copper), lead * 0.75, unit * 0.7),
  ];
}
