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
  en: string,
  de: string,
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
    alt: {
      en: `Stained glass portrait without a face: ${en}`,
      de: `Gläsernes Bildnis ohne Gesicht: ${de}`,
    },
  };
}

/** Symbols of an office, not likenesses: no face is shown. */
export const ministers: readonly Piece[] = [
  portrait(
    'general-overseer',
    'overseer',
    'dusk',
    ['gold', 'milk', 'amber', 'navy'],
    'medallion',
    "a figure in violet with a shepherd's staff.",
    'eine Gestalt in Violett mit Hirtenstab.',
  ),
  portrait(
    'mama',
    'mama',
    'dawn',
    ['rose', 'milk', 'gold', 'wine'],
    'medallion',
    'a woman in red with a golden head-wrap and a lily.',
    'eine Frau in Rot mit goldenem Kopftuch und einer Lilie.',
  ),
  portrait(
    'assistant-pastor',
    'bookBearer',
    'noon',
    ['gold', 'ivory', 'ruby', 'cobalt'],
    'medallion',
    'a figure in blue with an open Bible.',
    'eine Gestalt in Blau mit aufgeschlagener Bibel.',
  ),
  portrait(
    'asst-mama',
    'lampBearer',
    'night',
    ['gold', 'milk', 'emerald', 'teal'],
    'medallion',
    'a woman in green with a rose head-wrap and a burning lamp.',
    'eine Frau in Grün mit rosa Kopftuch und brennender Lampe.',
  ),
  portrait(
    'head-pastor-liberia',
    'starBearer',
    'ember',
    ['ruby', 'milk', 'silver', 'navy'],
    'medallion',
    'a figure in dark blue with a white star.',
    'eine Gestalt in Dunkelblau mit weißem Stern.',
  ),
  portrait(
    'head-pastor-nigeria',
    'palmBearer',
    'emerald',
    ['lime', 'milk', 'gold', 'emerald'],
    'medallion',
    'a figure in white and green with a palm branch.',
    'eine Gestalt in Weiß und Grün mit Palmzweig.',
  ),
];
