import type { MotifName } from '../motifs.ts';
import type { Piece } from '../picture.ts';
import type { Hour } from '../palettes.ts';
import type { Glass } from '../shelf.ts';

interface Department {
  readonly name: string;
  readonly motif: MotifName;
  readonly hour: Hour;
  /** Colours of the disc behind the motif: outside, inside, rim. */
  readonly disc: readonly [Glass, Glass, Glass];
  readonly size?: number;
  readonly turn?: number;
}

/** Departments in the order of requirements 2.8; each motif shows what the department does. */
const departmentsInOrder: readonly Department[] = [
  {
    name: 'prayer',
    motif: 'hands',
    hour: 'dusk',
    disc: ['violet', 'rose', 'gold'],
  },
  {
    name: 'follow-up',
    motif: 'crook',
    hour: 'emerald',
    disc: ['teal', 'ice', 'gold'],
  },
  {
    name: 'sunday-school',
    motif: 'book',
    hour: 'noon',
    disc: ['gold', 'milk', 'ruby'],
    size: 0.6,
  },
  {
    name: 'city-head-pastor',
    motif: 'tent',
    hour: 'dawn',
    disc: ['sky', 'milk', 'cobalt'],
  },
  {
    name: 'men',
    motif: 'shield',
    hour: 'winter',
    disc: ['slate', 'ice', 'gold'],
  },
  {
    name: 'records',
    motif: 'scroll',
    hour: 'autumn',
    disc: ['copper', 'gold', 'umber'],
  },
  {
    name: 'protocol',
    motif: 'key',
    hour: 'night',
    disc: ['cobalt', 'sky', 'silver'],
    turn: 35,
  },
  {
    name: 'finance',
    motif: 'bowl',
    hour: 'spring',
    disc: ['emerald', 'lime', 'gold'],
  },
  {
    name: 'music',
    motif: 'harp',
    hour: 'dusk',
    disc: ['wine', 'rose', 'violet'],
  },
  {
    name: 'choir',
    motif: 'notes',
    hour: 'dawn',
    disc: ['gold', 'milk', 'violet'],
    size: 0.62,
  },
  {
    name: 'ushering',
    motif: 'door',
    hour: 'ember',
    disc: ['amber', 'gold', 'wine'],
  },
  {
    name: 'media-sound',
    motif: 'microphone',
    hour: 'noon',
    disc: ['cobalt', 'ice', 'gold'],
    size: 0.6,
  },
  {
    name: 'media-support',
    motif: 'screen',
    hour: 'emerald',
    disc: ['emerald', 'gold', 'teal'],
    size: 0.58,
  },
  {
    name: 'coordination',
    motif: 'compass',
    hour: 'spring',
    disc: ['sky', 'milk', 'ruby'],
  },
  {
    name: 'building',
    motif: 'trowel',
    hour: 'autumn',
    disc: ['sky', 'ice', 'copper'],
    size: 0.58,
  },
  {
    name: 'children',
    motif: 'children',
    hour: 'spring',
    disc: ['sky', 'milk', 'gold'],
  },
];

export const departments: readonly Piece[] = departmentsInOrder.map((department) => ({
  name: department.name,
  width: 1024,
  height: 768,
  scene: {
    hour: department.hour,
    sun: [0.5, 0.4],
    sunSize: 0,
    crest: 0.52,
    relief: 0.24,
    pane: 0.085,
    stars: department.hour === 'night',
  },
  nimbus: {
    at: [0.5, 0.5],
    size: 0.4,
    fill: department.disc[0],
    towards: department.disc[1],
    rim: department.disc[2],
  },
  motifs: [
    {
      motif: department.motif,
      at: [0.5, 0.5],
      size: department.size ?? 0.66,
      turn: department.turn ?? 0,
    },
  ],
}));
