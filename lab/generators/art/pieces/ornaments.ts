import type { Piece } from '../picture.ts';

/** Pictures that say nothing and stand beside the text, by name in a stylesheet. */
export const ornaments: readonly Piece[] = [
  {
    name: 'window',
    width: 900,
    height: 1400,
    scene: {
      hour: 'dawn',
      sun: [0.5, 0.36],
      sunSize: 0.2,
      crest: 0.56,
      relief: 0.17,
      pane: 0.085,
      river: true,
    },
    motifs: [{ motif: 'dove', at: [0.5, 0.34], size: 0.6 }],
  },
];
