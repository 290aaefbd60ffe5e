import { writeFile } from 'node:fs/promises';

import { writeSource } from '../write-source.ts';
import { type Colour, colour, mix } from './colour.ts';
import { type XY, polygon, rect, sweep } from './geometry.ts';
import { type Layer, glaze } from './glass.ts';
import { type Placed, motifLayers } from './motif.ts';
import { palettes } from './palettes.ts';
import { noise } from './random.ts';
import { type Frame, type Ridge, facing, lit, ridge, snowfield, under } from './ridge.ts';
import { waves } from './sites.ts';

/**
 * A map of the way to the church as a window seen from above, north at the top: the mountains, the river, the old town
 * and the streets. It contains no text, which would not be legible at every size: the page overlays the names
 * (public-site/src/pages/visit/sections/visit-map.module.css).
 */
const frame: Frame = { width: 900, height: 720, short: 720 };

const motifs: readonly Placed[] = [
  { motif: 'goldenRoof', at: [0.27, 0.475], size: 0.14, lead: 0.55 },
  { motif: 'chapel', at: [0.55, 0.64], size: 0.25, lead: 0.7 },
];

const lead = 4;
const { forest, meadow, river, ridges, snow, sky } = palettes.noon;
const plaster = [colour('#f3dcae'), colour('#e0a878')] as const;
const cobbles = colour('#fbf3df');
const park = [colour('#8cc063'), colour('#4d9a58')] as const;
const rails = colour('#6d6f8c');

function band(middle: readonly XY[], width: number): string {
  const side = (sign: number): XY[] =>
    middle.map(([x, y], i): XY => {
      const [before, after] = [middle[Math.max(0, i - 1)] ?? [x, y], middle[i + 1] ?? [x, y]];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const half = (sign * width) / 2;
      const [dx, dy] = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
      return [x - dy * half, y + dx * half];
    });
  const back = sweep(side(-1).reverse()).replace(/^M/, 'L');
  return `${sweep(side(1))}${back}Z`;
}

const shaded = (pair: readonly [Colour, Colour], grain: number) => (x: number, y: number) =>
  mix(pair[0], pair[1], noise(x / grain, y / grain, 9));

const street = (middle: readonly XY[], width: number): Layer => ({
  d: band(middle, width),
  paint: () => cobbles,
  cell: 40,
  lead: lead * 0.7,
  variety: 0.35,
});

/** Blocks for the station, and the signs of bus and parking. */
const block = (x: number, y: number, width: number, height: number, fill: string): Layer => ({
  d: rect(x, y, width, height),
  paint: () => colour(fill),
  cell: 30,
  lead: lead * 0.9,
});

function mountains(): Layer[] {
  const chain: Ridge = ridge(frame, 41, 0.15, 0.13, 14);
  const foot: Ridge = ridge(frame, 64, 0.235, 0.05, 10);
  const [rock] = ridges.slice(1);
  if (!rock) throw new Error('A palette needs three ridges');
  const sun = frame.width * 0.7;
  const side = (points: Ridge, pair: readonly [Colour, Colour]) => (x: number, y: number) =>
    lit(pair, facing(points, x, y, sun, frame));
  return [
    { d: under(chain, frame), paint: side(chain, rock), cell: 38, lead },
    {
      d: snowfield(chain, 0.14, frame, 5),
      paint: side(chain, snow),
      cell: 32,
      lead: lead * 0.8,
    },
    { d: under(foot, frame), paint: side(foot, forest), cell: 40, lead },
  ];
}

function land(): Layer[] {
  const inn: XY[] = [
    [-40, 330],
    [120, 318],
    [260, 262],
    [400, 236],
    [560, 262],
    [720, 246],
    [940, 190],
  ];
  const plain: Ridge = ridge(frame, 12, 0.29, 0.02, 8);
  const south: XY[] = [...inn.map(([x, y]): XY => [x, y + 20]), [940, 760], [-40, 760]];
  return [
    { d: under(plain, frame), paint: shaded(meadow, 110), cell: 44, lead },
    { d: polygon(south), paint: shaded(plaster, 90), cell: 46, lead },
    { d: polygon([[520, 290], [690, 268], [706, 356], [560, 388]]), paint: shaded(park, 60), cell: 34, lead }, // prettier-ignore
    {
      d: band(inn, 56),
      paint: (x, y) => mix(river[0], river[1], noise(x / 120, y / 20, 8)),
      cell: 40,
      lead,
      sites: waves({ ...frame, height: 420 }, 160, 34),
      relax: 0,
      stretch: 2.4,
    },
  ];
}

const streets: readonly Layer[] = [
  street([[346, 190], [350, 330], [366, 470], [348, 760]], 20), // prettier-ignore
  street([[356, 430], [540, 440], [640, 474], [760, 530]], 18), // prettier-ignore
  street([[612, 372], [640, 474], [662, 612], [692, 760]], 18), // prettier-ignore
  street([[-40, 610], [200, 596], [460, 590], [700, 612], [940, 600]], 30), // prettier-ignore
  {
    d: band([[940, 250], [830, 380], [806, 520], [822, 760]], 34), // prettier-ignore
    paint: () => rails,
    cell: 22,
    lead: lead * 0.8,
    stretch: 0.4,
  },
  block(742, 470, 52, 116, '#b9502f'),
  block(652, 588, 30, 30, '#2456b8'),
  block(166, 582, 30, 30, '#2456b8'),
];

const [, [, zenith] = [0, colour('#4aa0e0')]] = sky;

const layers: readonly Layer[] = [
  { d: rect(-50, -50, 1000, 820), paint: () => zenith, cell: 54, lead: 0, seam: lead * 0.5 },
  ...mountains(),
  ...land(),
  ...streets,
  ...motifs.flatMap((placed) => motifLayers(placed, frame.width, frame.height)),
];

const sheens = /<linearGradient[^]*?<\/linearGradient>|<polygon [^>]*url\(#s\d\)"\/>/g;
const leads = /<polygon points="([^"]*)" stroke/g;
const panes = /<polygon points="([^"]*)" fill="([^"]*)"\/>/g;

/** Reduces the SVG by a third: glass and lead of a pane in one element, whole numbers, no sheen. */
function slim(svg: string): string {
  const dull = svg.replaceAll(sheens, '');
  const fills = new Map([...dull.matchAll(panes)].map(([, at = '', fill = '']) => [at, fill]));
  const leaded = new Set([...dull.matchAll(leads)].map(([, at = '']) => at));
  return dull
    .replaceAll(panes, (pane, at: string) => (leaded.has(at) ? '' : pane))
    .replaceAll(leads, (_, at: string) => `<polygon points="${at}" fill="${fills.get(at)}" stroke`)
    .replaceAll(/points="[^"]*"/g, (points) => points.replaceAll(/\.\d/g, ''));
}

/** Writes the map, and its size for the page. */
export async function makeVisitMap(assets: URL, content: URL): Promise<void> {
  const { colours } = await glaze({ ...frame, layers, seed: 7 });
  await writeFile(new URL('art/visit-map.svg', assets), slim(colours));
  const source = `/* Generated by \`npm run lab -- generate-art visit-map\`; do not edit. */
export const visitMap = ${JSON.stringify({ src: '/art/visit-map.svg', width: frame.width, height: frame.height })} as const;`;
  await writeSource(new URL('visit-map.ts', content), source);
}
