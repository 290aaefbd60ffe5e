import { type Colour, lighten, mix } from './colour.ts';
import type { Layer } from './glass.ts';
import { type MotifName, motifs } from './motifs.ts';
import { type Part, glass } from './shelf.ts';

/** Position of a motif: its centre (shares of width and height) and its size (share of the shorter side). */
export interface Placed {
  readonly motif: MotifName;
  readonly at: readonly [number, number];
  readonly size: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly lead?: number;
}

/** Layers of a motif in a picture. */
export function motifLayers(placed: Placed, width: number, height: number): Layer[] {
  const short = Math.min(width, height);
  const scale = (placed.size * short) / 100;
  const [cx, cy] = [placed.at[0] * width, placed.at[1] * height];
  const turn = placed.turn ? ` rotate(${placed.turn})` : '';
  const transform = `translate(${cx} ${cy})${turn} scale(${placed.flip ? -scale : scale} ${scale}) translate(-50 -50)`;
  const weight = short * 0.0085 * (placed.lead ?? 1);
  return motifs[placed.motif].map((part: Part): Layer => {
    const own = glass[part.fill];
    const other = part.towards ? glass[part.towards] : lighten(own, -0.07);
    const [from, to] = part.span ?? [10, 90];
    const paint = (x: number, y: number): Colour => {
      const position = part.along === 'x' ? (x - cx) / scale + 50 : (y - cy) / scale + 50;
      return mix(own, other, (position - from) / (to - from));
    };
    return {
      d: part.d,
      transform,
      paint,
      cell: (part.cell ?? 16) * scale,
      lead: weight * (part.lead ?? 1),
      seam: weight * 0.42,
      variety: 0.7,
      details: part.details ?? [],
      detailLead: weight * 0.55,
    };
  });
}
