import { high, piece, square, tall, wide } from './piece.ts';

/** Motifs of worship: singing, praying, reading and sharing. */
export const worship = [
  piece(
    'candle',
    'candle',
    tall,
    { hour: 'night', sun: [0.5, 0.34], sunSize: 0, stars: true, ...high },
    {
      at: [0.5, 0.56],
      size: 0.86,
      nimbus: { at: [0.5, 0.37], size: 0.36, fill: 'cobalt', towards: 'gold', rim: 'amber' },
      frame: { kind: 'arch', fill: 'navy', accent: 'violet' },
    },
  ),
  piece(
    'book',
    'book',
    wide,
    { hour: 'dawn', sun: [0.5, 0.3], sunSize: 0.16, crest: 0.5 },
    { at: [0.5, 0.56], size: 0.72, frame: { kind: 'border', fill: 'wine', accent: 'gold' } },
  ),
  piece(
    'bell',
    'bell',
    tall,
    { hour: 'winter', sun: [0.5, 0.3], sunSize: 0.12, crest: 0.7, snow: 0.9, relief: 0.16 },
    { at: [0.5, 0.47], size: 0.78, frame: { kind: 'arch', fill: 'slate', accent: 'ruby' } },
  ),
  piece(
    'organ',
    'organ',
    wide,
    { hour: 'ember', sun: [0.5, 0.42], sunSize: 0.26, crest: 0.6 },
    { at: [0.5, 0.54], size: 0.8, frame: { kind: 'border', fill: 'wine', accent: 'amber' } },
  ),
  piece(
    'hands',
    'hands',
    tall,
    { hour: 'dusk', sun: [0.5, 0.36], sunSize: 0.3, ...high },
    { at: [0.5, 0.54], size: 0.84, frame: { kind: 'arch', fill: 'violet', accent: 'gold' } },
  ),
  piece(
    'chalice',
    'chalice',
    square,
    { hour: 'dusk', sun: [0.5, 0.36], sunSize: 0.1, crest: 0.66 },
    {
      at: [0.5, 0.52],
      size: 0.66,
      nimbus: { at: [0.5, 0.5], size: 0.37, fill: 'wine', towards: 'rose', rim: 'gold' },
      frame: { kind: 'medallion', fill: 'navy', accent: 'ruby' },
    },
  ),
  piece(
    'harp',
    'harp',
    tall,
    { hour: 'dusk', sun: [0.5, 0.32], sunSize: 0.24, ...high },
    { at: [0.5, 0.52], size: 0.84, frame: { kind: 'arch', fill: 'navy', accent: 'violet' } },
  ),
  piece(
    'trumpet',
    'trumpet',
    wide,
    { hour: 'ember', sun: [0.3, 0.34], sunSize: 0.16, ...high },
    { at: [0.5, 0.46], size: 0.86 },
  ),
  piece(
    'rose',
    'rose',
    square,
    { hour: 'ember', sun: [0.5, 0.5], sunSize: 0, crest: 0.7 },
    { at: [0.5, 0.5], size: 0.88, light: { glow: 0.42 } },
  ),
  piece(
    'bread',
    'bread',
    wide,
    { hour: 'ember', sun: [0.5, 0.26], sunSize: 0.16, crest: 0.46, river: false },
    { at: [0.5, 0.58], size: 0.78, frame: { kind: 'border', fill: 'copper', accent: 'gold' } },
  ),
  piece(
    'drum',
    'drum',
    tall,
    { hour: 'ember', sun: [0.5, 0.36], sunSize: 0.28, ...high },
    { at: [0.5, 0.53], size: 0.82, frame: { kind: 'border', fill: 'ruby', accent: 'emerald' } },
  ),
];
