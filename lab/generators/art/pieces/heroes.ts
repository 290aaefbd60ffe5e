import type { Piece } from '../picture.ts';

const size = { width: 1600, height: 900 } as const;
const calm = { calm: { side: 'left', depth: 0.54 } } as const;

/** The motif is on the right; the glass on the left and below is quiet, because text is placed there. */
export const heroes: readonly Piece[] = [
  {
    name: 'dawn',
    ...size,
    scene: { hour: 'dawn', sun: [0.71, 0.36], sunSize: 0.13, town: true },
    motifs: [{ motif: 'dove', at: [0.71, 0.36], size: 0.6 }],
    light: calm,
  },
  {
    name: 'noon',
    ...size,
    scene: { hour: 'noon', sun: [0.74, 0.24], sunSize: 0.1, town: true },
    nimbus: { at: [0.74, 0.47], size: 0.33, fill: 'gold', towards: 'milk' },
    motifs: [{ motif: 'book', at: [0.74, 0.48], size: 0.52 }],
    light: calm,
  },
  {
    name: 'dusk',
    ...size,
    scene: { hour: 'dusk', sun: [0.72, 0.46], sunSize: 0.17, town: true },
    motifs: [{ motif: 'cross', at: [0.72, 0.45], size: 0.78 }],
    light: calm,
  },
  {
    name: 'night',
    ...size,
    scene: { hour: 'night', sun: [0.73, 0.34], sunSize: 0, town: true, stars: true },
    motifs: [{ motif: 'star', at: [0.73, 0.37], size: 0.72 }],
    light: calm,
  },
  {
    name: 'spring',
    ...size,
    scene: { hour: 'spring', sun: [0.55, 0.22], sunSize: 0.085, town: true },
    motifs: [{ motif: 'tree', at: [0.77, 0.49], size: 0.86 }],
    light: calm,
  },
  {
    name: 'autumn',
    ...size,
    scene: { hour: 'autumn', sun: [0.73, 0.34], sunSize: 0.2, river: false },
    motifs: [{ motif: 'wheat', at: [0.73, 0.5], size: 0.82 }],
    light: calm,
  },
  {
    name: 'winter',
    ...size,
    scene: { hour: 'winter', sun: [0.52, 0.26], sunSize: 0.08, snow: 0.9, river: false },
    motifs: [{ motif: 'chapel', at: [0.76, 0.52], size: 0.82 }],
    light: { calm: { side: 'left', depth: 0.54 } },
  },
  {
    name: 'ember',
    ...size,
    scene: { hour: 'ember', sun: [0.73, 0.4], sunSize: 0.14, town: true },
    motifs: [{ motif: 'organ', at: [0.73, 0.47], size: 0.84 }],
    light: calm,
  },
];
