import type { programs } from 'contract/submissions';

interface EventTexts {
  readonly name: string;
  readonly summary: string;
}

/** Keyed by the values that the registration form sends. */
export const eventTexts: Readonly<Record<(typeof programs)[number], EventTexts>> = {
  'Innsbruck City Praise': {
    name: 'Innsbruck City Praise',
    summary: 'Choirs, drums and one great voice of thanks in the heart of the Alps.',
  },
  'Innsbruck Spiritual Awakening': {
    name: 'Innsbruck Spiritual Awakening',
    summary: 'A day of prayer, preaching and testimony for the whole city. Come thirsty.',
  },
};

/** The place of all starter programmes. */
export const eventPlace: string = 'Innsbruck, Austria';
