import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { language } from 'contract/language';

export { sectionTitles } from 'contract/section-titles';

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
