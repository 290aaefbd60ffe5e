/** The events that have a table of their own (requirements 2.10), and everything else. Their order is the filter's. */
export const programKinds = ['cityPraise', 'spiritualAwakening', 'other'] as const;
export type ProgramKind = (typeof programKinds)[number];

/** What people of one language call an event. */
interface Spellings {
  readonly names: readonly string[];
  /** Names that could be of any other event, and count only together with the place. */
  readonly namesWithPlace?: readonly string[];
  /** Where the name stands in what people write: `{}`. */
  readonly places: readonly string[];
}

const english = ['innsbruck {}', '{} innsbruck', '{} in innsbruck', '{} of innsbruck'];
const german = [
  'innsbruck {}',
  'innsbrucker {}',
  'innsbruck-{}',
  '{} innsbruck',
  '{} in innsbruck',
  '{} für innsbruck',
  '{} fuer innsbruck',
];
const portuguese = [
  'innsbruck {}',
  '{} innsbruck',
  '{} de innsbruck',
  '{} em innsbruck',
  '{} para innsbruck',
];
const spanish = [
  'innsbruck {}',
  '{} innsbruck',
  '{} de innsbruck',
  '{} en innsbruck',
  '{} para innsbruck',
];

/**
 * What people call the events, as requirements 4 compares it: lower case, single spaces. docs/programmes.md shows the
 * same, and a test holds one against the other.
 */
export const spellings: Readonly<Record<Exclude<ProgramKind, 'other'>, readonly Spellings[]>> = {
  cityPraise: [
    { names: ['city praise', 'city-praise', 'citypraise'], places: english },
    {
      names: [
        'stadtlobpreis',
        'stadt lobpreis',
        'stadt-lobpreis',
        'stadtlob',
        'stadt lob',
        'stadt-lob',
      ],
      namesWithPlace: ['lobpreis', 'lobpreis der stadt', 'lobpreis für die stadt'],
      places: german,
    },
    {
      names: ['louvor da cidade', 'louvor na cidade', 'louvor à cidade', 'louvor a cidade'],
      namesWithPlace: ['louvor'],
      places: portuguese,
    },
  ],
  spiritualAwakening: [
    { names: ['spiritual awakening', 'spiritual-awakening'], places: english },
    {
      names: [
        'geistliches erwachen',
        'geistiges erwachen',
        'spirituelles erwachen',
        'das geistliche erwachen',
        'das geistige erwachen',
        'das spirituelle erwachen',
        'geistliche erweckung',
        'geistige erweckung',
        'spirituelle erweckung',
        'die geistliche erweckung',
        'die geistige erweckung',
        'die spirituelle erweckung',
      ],
      namesWithPlace: ['erwachen', 'erweckung'],
      places: german,
    },
    { names: ['despertar espiritual', 'el despertar espiritual'], places: spanish },
  ],
};

const spell = ({ names, namesWithPlace = [], places }: Spellings): readonly string[] => [
  ...names,
  ...[...names, ...namesWithPlace].flatMap((name) =>
    places.map((place) => place.replace('{}', name)),
  ),
];

/** Every name that is known. */
export const knownPrograms: Readonly<Record<Exclude<ProgramKind, 'other'>, readonly string[]>> = {
  cityPraise: spellings.cityPraise.flatMap(spell),
  spiritualAwakening: spellings.spiritualAwakening.flatMap(spell),
};
