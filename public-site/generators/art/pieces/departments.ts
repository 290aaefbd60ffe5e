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
  readonly en: string;
  readonly de: string;
  readonly size?: number;
  readonly turn?: number;
}

/** The motif tells what the department does. Order as SPEC 2.8. */
const departmentsInOrder: readonly Department[] = [
  {
    name: 'prayer',
    motif: 'hands',
    hour: 'dusk',
    disc: ['violet', 'rose', 'gold'],
    en: 'folded hands on a violet disc.',
    de: 'gefaltete Hände auf violetter Scheibe.',
  },
  {
    name: 'follow-up',
    motif: 'crook',
    hour: 'emerald',
    disc: ['teal', 'ice', 'gold'],
    en: "a shepherd's crook on a pale green disc.",
    de: 'ein Hirtenstab auf hellgrüner Scheibe.',
  },
  {
    name: 'sunday-school',
    motif: 'book',
    hour: 'noon',
    disc: ['gold', 'milk', 'ruby'],
    en: 'an open Bible on a golden disc.',
    de: 'eine aufgeschlagene Bibel auf goldener Scheibe.',
    size: 0.6,
  },
  {
    name: 'city-head-pastor',
    motif: 'tent',
    hour: 'dawn',
    disc: ['sky', 'milk', 'cobalt'],
    en: 'a red and white tent with a flag beneath the mountains.',
    de: 'ein rot-weißes Zelt mit Fahne unter den Bergen.',
  },
  {
    name: 'men',
    motif: 'shield',
    hour: 'winter',
    disc: ['slate', 'ice', 'gold'],
    en: 'a blue shield with a white cross.',
    de: 'ein blauer Schild mit weißem Kreuz.',
  },
  {
    name: 'records',
    motif: 'scroll',
    hour: 'autumn',
    disc: ['copper', 'gold', 'umber'],
    en: 'a scroll and a blue quill.',
    de: 'eine Schriftrolle und eine blaue Feder.',
  },
  {
    name: 'protocol',
    motif: 'key',
    hour: 'night',
    disc: ['cobalt', 'sky', 'silver'],
    en: 'a golden key on a blue disc at night.',
    de: 'ein goldener Schlüssel auf blauer Scheibe bei Nacht.',
    turn: 35,
  },
  {
    name: 'finance',
    motif: 'bowl',
    hour: 'spring',
    disc: ['emerald', 'lime', 'gold'],
    en: 'an offering bowl with gold coins.',
    de: 'eine Opferschale mit Goldmünzen.',
  },
  {
    name: 'music',
    motif: 'harp',
    hour: 'dusk',
    disc: ['wine', 'rose', 'violet'],
    en: 'a golden harp on a wine-red disc.',
    de: 'eine goldene Harfe auf weinroter Scheibe.',
  },
  {
    name: 'choir',
    motif: 'notes',
    hour: 'dawn',
    disc: ['gold', 'milk', 'violet'],
    en: 'coloured notes on a rising stave.',
    de: 'bunte Noten auf steigenden Linien.',
    size: 0.62,
  },
  {
    name: 'ushering',
    motif: 'door',
    hour: 'ember',
    disc: ['amber', 'gold', 'wine'],
    en: 'an open church door with light inside.',
    de: 'eine offene Kirchentür mit Licht dahinter.',
  },
  {
    name: 'media-sound',
    motif: 'microphone',
    hour: 'noon',
    disc: ['cobalt', 'ice', 'gold'],
    en: 'a silver microphone with golden sound waves.',
    de: 'ein silbernes Mikrofon mit goldenen Schallwellen.',
    size: 0.6,
  },
  {
    name: 'media-support',
    motif: 'screen',
    hour: 'emerald',
    disc: ['emerald', 'gold', 'teal'],
    en: 'a screen with coloured sound levels.',
    de: 'ein Bildschirm mit bunten Tonpegeln.',
    size: 0.58,
  },
  {
    name: 'coordination',
    motif: 'compass',
    hour: 'spring',
    disc: ['sky', 'milk', 'ruby'],
    en: 'a compass rose in blue, red and gold.',
    de: 'eine Windrose in Blau, Rot und Gold.',
  },
  {
    name: 'building',
    motif: 'trowel',
    hour: 'autumn',
    disc: ['sky', 'ice', 'copper'],
    en: "a mason's trowel on a wall of red bricks.",
    de: 'eine Maurerkelle auf einer Mauer aus roten Ziegeln.',
    size: 0.58,
  },
  {
    name: 'children',
    motif: 'children',
    hour: 'spring',
    disc: ['sky', 'milk', 'gold'],
    en: 'three children hand in hand under a kite.',
    de: 'drei Kinder Hand in Hand unter einem Drachen.',
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
  alt: { en: `Stained glass: ${department.en}`, de: `Glasfenster: ${department.de}` },
}));
