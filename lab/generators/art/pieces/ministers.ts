import type { MotifName } from '../motifs.ts';
import type { Hour } from '../palettes.ts';
import type { Piece } from '../picture.ts';
import type { Glass } from '../shelf.ts';

function portrait(
  name: string,
  motif: MotifName,
  hour: Hour,
  [fill, towards, rim, field]: readonly [Glass, Glass, Glass, Glass],
  kind: 'arch' | 'medallion',
): Piece {
  return {
    name,
    width: 800,
    height: 800,
    scene: {
      hour,
      sun: [0.5, 0.3],
      sunSize: 0,
      crest: 0.56,
      relief: 0.2,
      pane: 0.09,
      river: false,
    },
    nimbus: { at: [0.5, 0.36], size: 0.21, fill, towards, rim },
    motifs: [{ motif, at: [0.5, 0.56], size: 0.72 }],
    frame: { kind, fill: field, accent: rim },
  };
}

/** Symbols of each office instead of likenesses, without faces. */
export const ministers: readonly Piece[] = [
  portrait('general-overseer', 'overseer', 'dusk', ['gold', 'milk', 'amber', 'navy'], 'medallion'),
  portrait('mama', 'mama', 'dawn', ['rose', 'milk', 'gold', 'wine'], 'medallion'),
  portrait(
    'assistant-pastor',
    'bookBearer',
    'noon',
    ['gold', 'ivory', 'ruby', 'cobalt'],
    'medallion',
  ),
  portrait('asst-mama', 'lampBearer', 'night', ['gold', 'milk', 'emerald', 'teal'], 'medallion'),
  portrait(
    'head-pastor-liberia',
    'starBearer',
    'ember',
    ['ruby', 'milk', 'silver', 'navy'],
    'medallion',
  ),
  portrait(
    'head-pastor-nigeria',
    'palmBearer',
    'emerald',
    ['lime', 'milk', 'gold', 'emerald'],
    'medallion',
  ),
];
