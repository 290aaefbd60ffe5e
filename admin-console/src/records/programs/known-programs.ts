/** The events that have a table of their own (requirements 2.10), and all others, in the order of the filter. */
export const programKinds = ['cityPraise', 'spiritualAwakening', 'other'] as const;
export type ProgramKind = (typeof programKinds)[number];

interface Spellings {
  readonly names: readonly string[];
  /** Names that other events may have too, so that they count only together with the place. */
  readonly namesWithPlace?: readonly string[];
  /** Patterns of a name with a place; `{}` stands for the name. */
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
 * The names of the events as requirements 4 compares them: lower case, single spaces. A test compares them with
 * docs/programmes.md.
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

export const knownPrograms: Readonly<Record<Exclude<ProgramKind, 'other'>, readonly string[]>> = {
  cityPraise: spellings.cityPraise.flatMap(spell),
  spiritualAwakening: spellings.spiritualAwakening.flatMap(spell),
};
