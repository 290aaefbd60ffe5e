import { high, piece, square, tall, wide } from './piece.ts';

/** Motifs of the promises. */
export const promise = [
  piece(
    'key',
    'key',
    square,
    { hour: 'emerald', sun: [0.5, 0.4], sunSize: 0.1, crest: 0.62 },
    {
      size: 0.66,
      turn: 35,
      nimbus: { at: [0.5, 0.5], size: 0.36, fill: 'teal', towards: 'ice', rim: 'gold' },
      frame: { kind: 'quatrefoil', fill: 'navy', accent: 'emerald' },
    },
  ),
  piece(
    'cross',
    'cross',
    tall,
    { hour: 'dawn', sun: [0.5, 0.34], sunSize: 0.26, crest: 0.58 },
    { at: [0.5, 0.5], size: 0.98, frame: { kind: 'border', fill: 'violet', accent: 'rose' } },
  ),
  piece(
    'star',
    'star',
    wide,
    {
      hour: 'night',
      sun: [0.5, 0.36],
      sunSize: 0,
      stars: true,
      town: true,
      crest: 0.62,
      relief: 0.18,
    },
    { at: [0.5, 0.37], size: 0.64 },
  ),
  piece(
    'crown',
    'crown',
    square,
    { hour: 'dusk', sun: [0.5, 0.44], sunSize: 0.1, crest: 0.66 },
    {
      at: [0.5, 0.49],
      size: 0.52,
      nimbus: { at: [0.5, 0.5], size: 0.36, fill: 'violet', towards: 'rose', rim: 'ruby' },
      frame: { kind: 'quatrefoil', fill: 'wine', accent: 'gold' },
    },
  ),
  piece(
    'anchor',
    'anchor',
    tall,
    { hour: 'noon', sun: [0.5, 0.22], sunSize: 0.14, crest: 0.5 },
    { at: [0.5, 0.52], size: 0.82, frame: { kind: 'border', fill: 'navy', accent: 'sky' } },
  ),
  piece(
    'lamp',
    'lamp',
    wide,
    { hour: 'night', sun: [0.68, 0.3], sunSize: 0, stars: true, ...high },
    {
      at: [0.5, 0.5],
      size: 0.72,
      nimbus: { at: [0.5, 0.48], size: 0.4, fill: 'navy', towards: 'amber', rim: 'gold' },
    },
  ),
  piece(
    'door',
    'door',
    tall,
    { hour: 'winter', sun: [0.5, 0.2], sunSize: 0, crest: 0.4, snow: 0.9, river: false },
    { at: [0.5, 0.54], size: 0.96 },
  ),
  piece(
    'jar',
    'jar',
    tall,
    { hour: 'spring', sun: [0.3, 0.24], sunSize: 0.14, ...high },
    { at: [0.5, 0.52], size: 0.84, frame: { kind: 'arch', fill: 'teal', accent: 'sky' } },
  ),
  piece(
    'crook',
    'crook',
    tall,
    { hour: 'emerald', sun: [0.36, 0.26], sunSize: 0.14, ...high },
    { at: [0.47, 0.53], size: 0.92, frame: { kind: 'arch', fill: 'emerald', accent: 'amber' } },
  ),
  piece(
    'ark',
    'ark',
    wide,
    { hour: 'spring', sun: [0.14, 0.2], sunSize: 0.1, crest: 0.5 },
    { at: [0.52, 0.5], size: 0.82 },
  ),
  piece(
    'flame',
    'flame',
    square,
    { hour: 'night', sun: [0.5, 0.5], sunSize: 0, crest: 0.64, stars: true },
    {
      at: [0.5, 0.49],
      size: 0.62,
      nimbus: { at: [0.5, 0.5], size: 0.38, fill: 'cobalt', towards: 'ice', rim: 'gold' },
      frame: { kind: 'medallion', fill: 'wine', accent: 'amber' },
    },
  ),
];
