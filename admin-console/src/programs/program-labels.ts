import type { Translated } from 'shared-ui/language';
import type { ProgramKind } from './known-programs';

interface ProgramLabels {
  readonly filter: string;
  readonly all: string;
  readonly kinds: Readonly<Record<ProgramKind, string>>;
  readonly counted: (name: string, count: number) => string;
  readonly onlyHiddenDuplicates: string;
}

/** The events by their names in SPEC 2.4, the rest by SPEC 2.10. */
export const programLabels: Translated<ProgramLabels> = {
  en: {
    filter: 'Filter:',
    all: 'All Programs',
    kinds: {
      cityPraise: 'Innsbruck City Praise',
      spiritualAwakening: 'Innsbruck Spiritual Awakening',
      other: 'Other / Unknown',
    },
    counted: (name, count) => `${name} (${count})`,
    onlyHiddenDuplicates: 'Only duplicates, which are not shown.',
  },
};
