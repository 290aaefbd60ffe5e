import type { Piece } from '../picture.ts';

const size = { width: 1200, height: 800 } as const;

export const posts: readonly Piece[] = [
  {
    name: 'night-of-worship',
    ...size,
    scene: {
      hour: 'night',
      sun: [0.5, 0.3],
      sunSize: 0,
      stars: true,
      town: true,
      crest: 0.5,
      relief: 0.2,
    },
    nimbus: { at: [0.5, 0.4], size: 0.34, fill: 'cobalt', towards: 'gold', rim: 'violet' },
    motifs: [{ motif: 'raisedHands', at: [0.5, 0.66], size: 0.84 }],
  },
  {
    name: 'youth-conference',
    ...size,
    scene: { hour: 'dawn', sun: [0.5, 0.4], sunSize: 0.25, crest: 0.6 },
    motifs: [
      { motif: 'flame', at: [0.5, 0.46], size: 0.66 },
      { motif: 'notes', at: [0.17, 0.42], size: 0.36 },
      { motif: 'book', at: [0.83, 0.44], size: 0.36 },
    ],
  },
  {
    name: 'outreach-program',
    ...size,
    scene: { hour: 'noon', sun: [0.22, 0.24], sunSize: 0.12, crest: 0.44, town: true },
    motifs: [{ motif: 'basket', at: [0.56, 0.56], size: 0.8 }],
  },
];
