/** The events that have a table of their own (SPEC 2.10), and everything else. Their order is the filter's. */
export const programKinds = ['cityPraise', 'spiritualAwakening', 'other'] as const;
export type ProgramKind = (typeof programKinds)[number];

/**
 * The names that people give the events, as SPEC 4 compares them: lower case, single spaces. To make a
 * further spelling count, add it here.
 */
export const knownPrograms: Readonly<Record<Exclude<ProgramKind, 'other'>, readonly string[]>> = {
  cityPraise: [
    // English
    'innsbruck city praise',
    'innsbruck city-praise',
    'innsbruck citypraise',
    'city praise',
    'city praise innsbruck',
    'city praise in innsbruck',
    'city praise of innsbruck',
    // German
    'innsbrucker stadtlobpreis',
    'innsbruck stadtlobpreis',
    'stadtlobpreis',
    'stadtlobpreis innsbruck',
    'stadtlobpreis in innsbruck',
    'innsbrucker stadtlob',
    'innsbruck stadtlob',
    'stadtlob',
    'stadtlob innsbruck',
    'innsbrucker lobpreis',
    'lobpreis innsbruck',
    'lobpreis der stadt innsbruck',
    'lobpreis für innsbruck',
    // Portuguese
    'louvor da cidade de innsbruck',
    'louvor da cidade innsbruck',
    'louvor da cidade',
    'louvor na cidade de innsbruck',
    'louvor de innsbruck',
    'louvor em innsbruck',
    'louvor à cidade de innsbruck',
    'innsbruck louvor da cidade',
    'louvor da cidade em innsbruck',
  ],
  spiritualAwakening: [
    // English
    'innsbruck spiritual awakening',
    'spiritual awakening',
    'spiritual awakening innsbruck',
    'spiritual awakening in innsbruck',
    'spiritual awakening of innsbruck',
    // German
    'innsbrucker geistliches erwachen',
    'innsbruck geistliches erwachen',
    'geistliches erwachen',
    'geistliches erwachen innsbruck',
    'geistliches erwachen in innsbruck',
    'innsbrucker geistliche erweckung',
    'innsbruck geistliche erweckung',
    'geistliche erweckung',
    'geistliche erweckung innsbruck',
    'geistliche erweckung in innsbruck',
    'innsbrucker spirituelles erwachen',
    'innsbruck spirituelles erwachen',
    'spirituelles erwachen',
    'spirituelles erwachen innsbruck',
    'spirituelles erwachen in innsbruck',
    'innsbrucker erweckung',
    'erweckung innsbruck',
    // Spanish
    'despertar espiritual de innsbruck',
    'despertar espiritual en innsbruck',
    'despertar espiritual innsbruck',
    'despertar espiritual',
    'innsbruck despertar espiritual',
    'el despertar espiritual de innsbruck',
  ],
};
