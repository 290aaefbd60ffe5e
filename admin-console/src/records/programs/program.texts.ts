import type { ProgramKind } from './known-programs';

interface ProgramTexts {
  /** The events as requirements 2.4 calls them. */
  readonly events: Readonly<Record<Exclude<ProgramKind, 'other'>, string>>;
  readonly onlyHiddenDuplicates: string;
}

export const programTexts: ProgramTexts = {
  events: {
    cityPraise: 'Innsbruck City Praise',
    spiritualAwakening: 'Innsbruck Spiritual Awakening',
  },
  onlyHiddenDuplicates: 'Only duplicates, which are not shown.',
};
