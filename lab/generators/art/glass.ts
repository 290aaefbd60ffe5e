import { Delaunay } from 'd3-delaunay';
import sharp from 'sharp';

import { type Colour, hex, vary } from './colour.ts';
import { type Random, between, seededRandom } from './random.ts';

export type Point = readonly [number, number];

/** One sheet of coloured glass, cut into panes. Later layers cover earlier ones. */
export interface Layer {
  /** SVG path data of the outline. */
  readonly d: string;
  /** SVG transform of the outline, details and custom panes' outline. */
  readonly transform?: string;
  /** The colour of the pane with this centre. */
  readonly paint: (x: number, y: number) => Colour;
  /** Typical width of a pane in picture units. */
  readonly cell: number;
  /** Width of the lead around the outline; the lead between panes is thinner. */
  readonly lead: number;
  /** Width of the lead between panes, unless it is the usual share of `lead`. */
  readonly seam?: number;
  /** Factor by which panes of one colour vary (default 1). */
  readonly variety?: number;
  /** Lead lines inside the outline: path data in the outline's own coordinates. */
  readonly details?: readonly string[];
  readonly detailLead?: number;
  /** Places panes by a plan instead of randomly, e.g. in rings around the sun. */
  readonly sites?: (random: Random) => readonly Point[];
  /** Uses the even-odd fill rule, so that overlapping outlines leave holes. */
  readonly evenOdd?: boolean;
  /** Above 1, panes are wider than high, like water. */
  readonly stretch?: number;
  /** Rounds of relaxation: 2, or fewer to keep the plan. */
  readonly relax?: number;
}

export interface Window {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
  readonly seed: number;
}

/** Resolution of the map that tells which layer is visible where, in picture units. */
const MAP_STEP = 4;

interface LayerMap {
  readonly columns: number;
  readonly rows: number;
  readonly owner: Uint16Array;
  /** Distance to the nearest outline, in picture units. */
  readonly edge: Float32Array;
}

const at = (transform: string | undefined) => (transform ? ` transform="${transform}"` : '');

async function mapLayers({ width, height, layers }: Window): Promise<LayerMap> {
  const columns = Math.ceil(width / MAP_STEP);
  const rows = Math.ceil(height / MAP_STEP);
  const flat = layers
    .map(({ d, transform, evenOdd }, index) => {
      const id = `#${(index + 1).toString(16).padStart(6, '0')}`;
      return `<path d="${d}"${at(transform)} fill="${id}"${evenOdd ? ' fill-rule="evenodd"' : ''}/>`;
    })
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" shape-rendering="crispEdges">${flat}</svg>`;
  const raw = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const owner = new Uint16Array(columns * rows);
  for (let i = 0; i < owner.length; i += 1) {
    owner[i] = ((raw[i * 3 + 1] ?? 0) << 8) + (raw[i * 3 + 2] ?? 0);
  }
  return { columns, rows, owner, edge: distanceToEdges(owner, columns, rows) };
}

/** Two-pass chamfer distance to the nearest boundary between layers. */
function distanceToEdges(owner: Uint16Array, columns: number, rows: number): Float32Array {
  const edge = new Float32Array(owner.length).fill(1e6);
  const look = (i: number, j: number, cost: number) => {
    const step = owner[i] === owner[j] ? (edge[j] ?? 0) + cost : MAP_STEP / 2;
    if (step < (edge[i] ?? 0)) edge[i] = step;
  };
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const i = y * columns + x;
      if (x > 0) look(i, i - 1, MAP_STEP);
      if (y > 0) look(i, i - columns, MAP_STEP);
    }
  }
  for (let y = rows - 1; y >= 0; y -= 1) {
    for (let x = columns - 1; x >= 0; x -= 1) {
      const i = y * columns + x;
      if (x < columns - 1) look(i, i + 1, MAP_STEP);
      if (y < rows - 1) look(i, i + columns, MAP_STEP);
    }
  }
  return edge;
}

/** Panes are smaller near outlines, as a glazier would cut them. */
const density = (edge: number, cell: number) => {
  const reach = 0.62 + 0.55 * Math.min(1, edge / (2.2 * cell));
  return 1 / (cell * reach) ** 2;
};

function scatter(map: LayerMap, mine: readonly number[], cell: number, random: Random): Point[] {
  const weights = new Float64Array(mine.length);
  let total = 0;
  mine.forEach((pixel, i) => {
    total += density(map.edge[pixel] ?? 0, cell) * MAP_STEP * MAP_STEP;
    weights[i] = total;
  });
  const pick = (): Point => {
    const target = random() * total;
    let low = 0;
    let high = weights.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((weights[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return place(map, mine[low] ?? 0, random);
  };
  const count = Math.max(1, Math.round(total));
  const points: Point[] = [];
  for (let n = 0; n < count; n += 1) {
    let best = pick();
    let bestDistance = -1;
    for (let candidate = 0; candidate < 7; candidate += 1) {
      const point = candidate === 0 ? best : pick();
      let nearest = Infinity;
      for (const [x, y] of points)
        nearest = Math.min(nearest, (x - point[0]) ** 2 + (y - point[1]) ** 2);
      if (nearest > bestDistance) [best, bestDistance] = [point, nearest];
    }
    points.push(best);
  }
  return points;
}

function place(map: LayerMap, pixel: number, random: Random): Point {
  const x = pixel % map.columns;
  const y = Math.floor(pixel / map.columns);
  return [(x + random()) * MAP_STEP, (y + random()) * MAP_STEP];
}

/** Lloyd's relaxation over the visible part of the layer. */
function relaxOnce(
  map: LayerMap,
  mine: readonly number[],
  points: readonly Point[],
  cell: number,
): Point[] {
  if (points.length < 2) return [...points];
  const delaunay = Delaunay.from(points.map(([x, y]): [number, number] => [x, y]));
  const sums = points.map(() => [0, 0, 0] as [number, number, number]);
  let last = 0;
  for (const pixel of mine) {
    const x = ((pixel % map.columns) + 0.5) * MAP_STEP;
    const y = (Math.floor(pixel / map.columns) + 0.5) * MAP_STEP;
    last = delaunay.find(x, y, last);
    const weight = density(map.edge[pixel] ?? 0, cell);
    const sum = sums[last];
    if (!sum) continue;
    sum[0] += x * weight;
    sum[1] += y * weight;
    sum[2] += weight;
  }
  return points.map((point, i): Point => {
    const [x, y, weight] = sums[i] ?? [0, 0, 0];
    return weight > 0 ? [x / weight, y / weight] : point;
  });
}

/** The same window twice: as coloured glass, and as white glass with black lead for the lighting. */
export interface Glazing {
  readonly colours: string;
  readonly leads: string;
}

const SHEENS = 8;
const sheens = Array.from({ length: SHEENS }, (_, i) => {
  const angle = (i / SHEENS) * 2 * Math.PI;
  const [x, y] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
  return `<linearGradient id="s${i}" x1="${0.5 - x}" y1="${0.5 - y}" x2="${0.5 + x}" y2="${0.5 + y}"><stop offset="0" stop-color="#fff" stop-opacity=".24"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></linearGradient>`;
}).join('');

/** Cuts every layer into panes with lead between them. */
export async function glaze(window: Window): Promise<Glazing> {
  const { width, height, layers, seed } = window;
  const map = await mapLayers(window);
  const owned: number[][] = layers.map(() => []);
  map.owner.forEach((id, pixel) => owned[id - 1]?.push(pixel));

  const clips: string[] = [];
  const colours: string[] = [];
  const leads: string[] = [];
  layers.forEach((layer, index) => {
    const mine = owned[index] ?? [];
    const random = seededRandom(seed + index * 7919);
    const outline = `<path d="${layer.d}"${at(layer.transform)}`;
    const rule = layer.evenOdd ? ' clip-rule="evenodd"' : '';
    clips.push(`<clipPath id="c${index}">${outline}${rule}/></clipPath>`);
    let points =
      layer.sites?.(random) ?? (mine.length ? scatter(map, mine, layer.cell, random) : []);
    for (let round = 0; round < (layer.relax ?? 2); round += 1) {
      points = relaxOnce(map, mine, points, layer.cell);
    }
    const seam = layer.seam ?? layer.lead * 0.55;
    const panes: string[] = [];
    const cuts: string[] = [];
    const stretch = layer.stretch ?? 1;
    const stretched = points.map(([x, y]): [number, number] => [x, y * stretch]);
    const bounds = [-40, -40, width + 40, (height + 40) * stretch] as const;
    const voronoi = points.length ? Delaunay.from(stretched).voronoi([...bounds]) : null;
    points.forEach(([x, y], i) => {
      const polygon = voronoi?.cellPolygon(i);
      if (!polygon) return;
      const corners = polygon
        .map((p) => `${(p[0] ?? 0).toFixed(1)},${((p[1] ?? 0) / stretch).toFixed(1)}`)
        .join(' ');
      const fill = hex(vary(layer.paint(x, y), random, layer.variety ?? 1));
      const sheen = Math.floor(random() * SHEENS);
      panes.push(
        `<polygon points="${corners}" fill="${fill}"/><polygon points="${corners}" fill="url(#s${sheen})"/>`,
      );
      const weight = seam * between(random, 0.72, 1.28);
      cuts.push(`<polygon points="${corners}" stroke-width="${weight.toFixed(2)}"/>`);
    });
    const details = (layer.details ?? [])
      .map(
        (d) =>
          `<path d="${d}"${at(layer.transform)} stroke-width="${layer.detailLead ?? 1}" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`,
      )
      .join('');
    const border =
      layer.lead > 0
        ? `<g fill="none" stroke="#000" stroke-linejoin="round"><use href="#o${index}" stroke-width="${layer.lead}"/></g>`
        : '';
    const lines = `<g fill="none" stroke="#000" stroke-linejoin="round">${points.length > 1 ? cuts.join('') : ''}${details}</g>`;
    clips.push(
      `<path id="o${index}" d="${layer.d}"${at(layer.transform)} vector-effect="non-scaling-stroke"/>`,
    );
    colours.push(`<g clip-path="url(#c${index})">${panes.join('')}${lines}</g>${border}`);
    leads.push(
      `<g clip-path="url(#c${index})"><rect x="-40" y="-40" width="${width + 80}" height="${height + 80}" fill="#fff"/>${lines}</g>${border}`,
    );
  });
  const wrap = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sheens}${clips.join('')}</defs><rect width="100%" height="100%" fill="#000"/>${body}</svg>`;
  return { colours: wrap(colours.join('')), leads: wrap(leads.join('')) };
}
