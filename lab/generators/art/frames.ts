import { type Colour, lighten, mix } from './colour.ts';
import { ellipse, lancet, polar, rect } from './geometry.ts';
import type { Layer, Point } from './glass.ts';
import { type Glass, glass } from './shelf.ts';

export interface Nimbus {
  /** Centre, as shares of width and height. */
  readonly at: readonly [number, number];
  /** Radius as a share of the shorter side. */
  readonly size: number;
  readonly fill: Glass;
  readonly towards: Glass;
  readonly rim?: Glass;
}

/** The frame around a picture. */
export interface Frame {
  readonly kind: 'border' | 'arch' | 'medallion' | 'quatrefoil';
  readonly fill: Glass;
  readonly accent: Glass;
}

function rings(cx: number, cy: number, radii: readonly number[], counts: readonly number[]) {
  return (): Point[] =>
    radii.flatMap((radius, ring) => {
      const count = counts[ring] ?? 1;
      return Array.from({ length: count }, (_, i): Point =>
        polar(cx, cy, ((i + (ring % 2) / 2) * 360) / count - 90, radius),
      );
    });
}

export function nimbusLayers(nimbus: Nimbus, width: number, height: number): Layer[] {
  const short = Math.min(width, height);
  const r = nimbus.size * short;
  const [cx, cy] = [nimbus.at[0] * width, nimbus.at[1] * height];
  const lead = short * 0.0075;
  const [rim, inner, outer] = [
    glass[nimbus.rim ?? 'ruby'],
    glass[nimbus.towards],
    glass[nimbus.fill],
  ];
  return [
    {
      d: ellipse(cx, cy, r * 1.16),
      paint: () => rim,
      cell: r,
      lead,
      seam: lead * 0.6,
      sites: rings(cx, cy, [r * 1.08, 0], [28, 1]),
      relax: 0,
    },
    {
      d: ellipse(cx, cy, r),
      paint: (x, y) => mix(inner, outer, Math.hypot(x - cx, y - cy) / r),
      cell: r,
      lead,
      seam: lead * 0.55,
      variety: 0.8,
      sites: rings(cx, cy, [0, r * 0.3, r * 0.6, r * 0.88], [1, 8, 18, 28]),
      relax: 0,
    },
  ];
}

/** Half of a diamond pane's height divided by its width: the step from row to row. */
const LEAN = 0.7;
/** Scaled vertically by this factor, the panes' centres form a square lattice, so their edges are straight. */
const DIAMOND = 0.5 / LEAN;

/** The area of a frame: everything outside a hole. */
const around = (hole: string, width: number, height: number) =>
  `${rect(-20, -20, width + 40, height + 40)}${hole}`;

/** Sites of diamond panes, as in plain church windows. */
function quarries(width: number, height: number, size: number) {
  return (): Point[] => {
    const points: Point[] = [];
    for (let row = -1; row * size * LEAN < height + size; row += 1) {
      for (let column = -1; column * size < width + size; column += 1) {
        points.push([(column + (row % 2 ? 0.5 : 0)) * size, row * size * LEAN]);
      }
    }
    return points;
  };
}

function beads(width: number, height: number, band: number): Layer['sites'] {
  return () => {
    const points: Point[] = [];
    const along = (length: number) => Math.max(3, Math.round(length / (band * 2.6)));
    const [columns, rows] = [along(width), along(height)];
    const middle = band / 2;
    for (let i = 0; i < columns; i += 1) {
      const x = ((i + 0.5) * width) / columns;
      points.push([x, middle], [x, height - middle]);
    }
    for (let i = 0; i < rows; i += 1) {
      const y = ((i + 0.5) * height) / rows;
      points.push([middle, y], [width - middle, y]);
    }
    return points;
  };
}

/** Layers of a frame: its area, its rim and, on a border, its corner stones. */
export function frameLayers({ kind, fill, accent }: Frame, width: number, height: number): Layer[] {
  const short = Math.min(width, height);
  const lead = short * 0.0085;
  const band = short * 0.058;
  const field = (
    hole: string,
    sites: NonNullable<Layer['sites']>,
    paint: (x: number, y: number) => Colour,
  ): Layer => ({
    d: around(hole, width, height),
    evenOdd: true,
    paint,
    cell: band * 2,
    lead,
    seam: lead * 0.55,
    sites,
    relax: 0,
  });
  const own = glass[fill];
  if (kind === 'border') {
    const corner = (x: number, y: number): Layer => ({
      d: rect(x, y, band, band),
      paint: () => glass[accent],
      cell: band * 2,
      lead: lead * 0.8,
    });
    return [
      field(
        rect(band, band, width - 2 * band, height - 2 * band),
        beads(width, height, band) ?? (() => []),
        (x, y) =>
          Math.round((x + y) / (band * 2.6)) % 3 === 0 ? mix(own, glass[accent], 0.75) : own,
      ),
      ...[0, width - band].flatMap((x) => [corner(x, 0), corner(x, height - band)]),
    ];
  }
  const hole = (inset: number) => opening(kind, inset, width, height);
  const size = short * 0.115;
  return [
    {
      ...field(hole(band * 1.25), quarries(width, height, size), (x, y) =>
        lighten(own, ((Math.round(y / (size * LEAN)) % 2) - 0.5) * 0.05 + 0.03 * Math.sin(x)),
      ),
      stretch: DIAMOND,
    },
    {
      ...field(hole(band * 0.35), quarries(width, height, size), () => own),
      d: `${hole(band * 0.55)}${hole(band * 1.25)}`,
      paint: () => glass[accent],
      sites: rimSites(kind, width, height, band),
      seam: lead * 0.5,
      stretch: kind === 'arch' ? DIAMOND : 1,
    },
  ];
}

function opening(kind: Frame['kind'], inset: number, width: number, height: number): string {
  const [cx, cy] = [width / 2, height / 2];
  const r = Math.min(width, height) / 2;
  if (kind === 'arch') return lancet(inset, inset, width - 2 * inset, height + 60, 0.72);
  if (kind === 'medallion') return ellipse(cx, cy, cx - inset, cy - inset);
  const reach = r - inset;
  const p = reach / 2;
  const lobe = (x: number, y: number) => `A${p} ${p} 0 1 1 ${cx + x * p} ${cy + y * p}`;
  return `M${cx - p} ${cy - p}${lobe(1, -1)}${lobe(1, 1)}${lobe(-1, 1)}${lobe(-1, -1)}Z`;
}

function rimSites(kind: Frame['kind'], width: number, height: number, band: number) {
  return (): Point[] => {
    if (kind === 'arch') return quarries(width, height, band * 2.4)();
    const [cx, cy] = [width / 2, height / 2];
    const count = 40;
    return Array.from({ length: count }, (_, i): Point => {
      const angle = (i * 2 * Math.PI) / count;
      return [cx + (cx - band * 0.9) * Math.cos(angle), cy + (cy - band * 0.9) * Math.sin(angle)];
    });
  };
}
