import { locale } from 'contract/language';

interface SectionTexts {
  readonly loadFailed: string;
  readonly newContentCount: (count: number) => string;
  readonly received: (count: number) => string;
  readonly filtered: (state: string) => string;
  /** The title for an account that may see no section. */
  readonly noneTitle: string;
  readonly noneText: string;
}

/** Texts of a section that requirements 2.10 does not prescribe. */
export const sectionTexts: SectionTexts = {
  loadFailed:
    'This list could not be loaded, so nothing can be shown here. What is stored is not affected.',
  newContentCount: (count) => `${count} Repeat - new content`,
  received: (count) => `${count.toLocaleString(locale)} records so far`,
  filtered: (state) => `Filters: ${state}`,
  noneTitle: 'No sections yet',
  noneText:
    'Your account does not include a section yet. Whoever manages the accounts can give it some.',
};
