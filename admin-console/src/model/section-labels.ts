import { localeOf } from 'shared-ui/language';
import type { Translated } from 'shared-ui/language';
import { sectionNames, sections } from './sections';
import type { SectionName } from './sections';

interface SectionLabels {
  readonly names: Readonly<Record<SectionName, string>>;
  readonly loading: string;
  readonly empty: string;
  readonly loadFailed: string;
  readonly tryAgain: string;
  readonly uniqueCount: (count: number) => string;
  readonly duplicateCount: (count: number) => string;
  readonly newContentCount: (count: number) => string;
  readonly received: (count: number) => string;
  readonly showDuplicates: string;
  readonly manageGroups: string;
  readonly filters: string;
  readonly filtered: (state: string) => string;
  readonly unknownTitle: string;
  readonly unknownText: string;
  /** Of an account that may see none. */
  readonly noneTitle: string;
  readonly noneText: string;
}

/** A section is called as its address says: `first-timers` are First Timers. */
const namesByKey = Object.fromEntries(
  sectionNames.map((name) => [name, capitalize(sections[name].key)]),
) as Readonly<Record<SectionName, string>>;

/** The words of SPEC 2.10. */
export const sectionLabels: Translated<SectionLabels> = {
  en: {
    names: { ...namesByKey, pledge: 'Pledge Posts' },
    loading: 'Loading...',
    empty: 'No data found.',
    loadFailed:
      'This list could not be loaded, so nothing can be shown here. What is stored is not affected.',
    tryAgain: 'Try again',
    uniqueCount: (count) => `${count} Unique`,
    duplicateCount: (count) => `${count} Duplicates`,
    newContentCount: (count) => `${count} Repeat - new content`,
    received: (count) => `${count.toLocaleString(localeOf.en)} records so far`,
    showDuplicates: 'Show duplicates:',
    manageGroups: 'Manage groups:',
    filters: 'Filters',
    filtered: (state) => `Filters: ${state}`,
    unknownTitle: 'Coming Soon',
    unknownText: 'This section will be populated once backend integration is complete.',
    noneTitle: 'No sections yet',
    noneText:
      'Your account does not include a section yet. Whoever manages the accounts can give it some.',
  },
};

function capitalize(key: string): string {
  const words = key.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(' ');
}
