import type { MotifName } from '../../motifs.ts';
import type { Piece } from '../../picture.ts';

export const wide = { width: 1200, height: 900 } as const;
export const tall = { width: 900, height: 1200 } as const;
export const square = { width: 1000, height: 1000 } as const;

type Rest = Omit<Piece, 'name' | 'width' | 'height' | 'motifs' | 'scene'> & {
  readonly at?: readonly [number, number];
  readonly size?: number;
  readonly turn?: number;
};

export function piece(
  name: string,
  motif: MotifName,
  shape: { readonly width: number; readonly height: number },
  scene: Piece['scene'],
  { at = [0.5, 0.5], size = 0.72, turn = 0, ...rest }: Rest,
): Piece {
  return {
    name,
    ...shape,
    scene: { pane: 0.075, ...scene },
    motifs: [{ motif, at, size, turn }],
    ...rest,
  };
}

/** Mountains low in the picture leave the sky to the motif. */
export const high = { crest: 0.66, relief: 0.16 } as const;
