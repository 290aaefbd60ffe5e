import type { Sharp } from 'sharp';

import { type Frame, type Nimbus, frameLayers, nimbusLayers } from './frames.ts';
import { glaze } from './glass.ts';
import { type Light, illuminate } from './light.ts';
import { type Placed, motifLayers } from './motif.ts';
import { seedOf } from './random.ts';
import { type Scene, sceneLayers } from './scene.ts';

/** A picture to be generated. Its alternative text belongs to the site's content. */
export interface Piece {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scene: Scene;
  readonly nimbus?: Nimbus;
  readonly motifs: readonly Placed[];
  readonly frame?: Frame;
  readonly light?: Partial<Light>;
}

/** Renders the picture at its full size. */
export async function paint(piece: Piece): Promise<Sharp> {
  const { width, height, scene } = piece;
  const seed = seedOf(piece.name);
  const layers = [
    ...sceneLayers({ seed: seed % 100_000, ...scene }, width, height),
    ...(piece.nimbus ? nimbusLayers(piece.nimbus, width, height) : []),
    ...piece.motifs.flatMap((placed) => motifLayers(placed, width, height)),
    ...(piece.frame ? frameLayers(piece.frame, width, height) : []),
  ];
  const glazing = await glaze({ width, height, layers, seed });
  return illuminate(glazing, width, height, { glow: 0.3, vignette: 0.5, ...piece.light }, seed);
}
