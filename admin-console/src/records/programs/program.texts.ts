import type { ProgramKind } from './known-programs';

interface ProgramTexts {
  /** The names of the events in requirements 2.4. */
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
