import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { language } from 'contract/language';
import { sectionNames, sections } from './sections';
import type { SectionName } from './sections';

/** A section is called as its address says: `first-timers` are First Timers. */
const titlesByKey = Object.fromEntries(
  sectionNames.map((name) => [name, capitalize(sections[name].key)]),
) as Readonly<Record<SectionName, string>>;

/** What the sections are called, in every language (requirements 2.10). */
export const sectionTitles: Readonly<Record<SectionName, string>> = {
  ...titlesByKey,
  pledge: 'Pledge Posts',
};

/**
 * What requirements 2.10 says word by word. It stays English in every language, so it has no twin.
 */
export const fixedTexts = {
  remittanceForm: 'Download Remittance Form',
  loading: 'Loading...',
  empty: 'No data found.',
  unknownTitle: 'Coming Soon',
  unknownText: 'This section will be populated once backend integration is complete.',
  uniqueCount: (count: number) => `${count} Unique`,
  duplicateCount: (count: number) => `${count} Duplicates`,
  showDuplicates: 'Show duplicates:',
  manageGroups: 'Manage groups:',
  duplicateGroups: (count: number) => `Duplicate Groups (${count})`,
  noDate: 'No date',
  filter: 'Filter:',
  allPrograms: 'All Programs',
  otherPrograms: 'Other / Unknown',
};

/** The `lang` of what holds such a text, where the page around it is in another language (WCAG 3.1.2). */
export const fixedLanguage: Language | undefined =
  language === firstLanguage ? undefined : firstLanguage;

function capitalize(key: string): string {
  const words = key.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(' ');
}
