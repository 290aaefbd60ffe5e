import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { language } from 'contract/language';
import { sectionNames, sections } from './sections';
import type { SectionName } from './sections';

/** The default title of a section is its key in the address: `first-timers` becomes First Timers. */
const titlesByKey = Object.fromEntries(
  sectionNames.map((name) => [name, capitalize(sections[name].key)]),
) as Readonly<Record<SectionName, string>>;

/** The titles of the sections. They are the same in every language (requirements 2.10). */
export const sectionTitles: Readonly<Record<SectionName, string>> = {
  ...titlesByKey,
  pledge: 'Pledge Posts',
};

/**
 * Texts that requirements 2.10 prescribes literally. They stay English in every language, so this file has no German
 * one.
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

/** The `lang` attribute for elements with a fixed text, if the page is in another language (WCAG 3.1.2). */
export const fixedLanguage: Language | undefined =
  language === firstLanguage ? undefined : firstLanguage;

function capitalize(key: string): string {
  const words = key.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(' ');
}
