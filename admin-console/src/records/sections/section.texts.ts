import { locale } from 'contract/language';

interface SectionTexts {
  readonly loadFailed: string;
  readonly newContentCount: (count: number) => string;
  readonly received: (count: number) => string;
  readonly filtered: (state: string) => string;
  /** Why duplicates cannot be hidden. */
  readonly alwaysShown: string;
  /** What a chip above a table shows alone, for files and paper. */
  readonly only: Readonly<
    Record<'new-content' | 'matches' | 'awaits-approval' | 'asked-again', string>
  >;
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
  alwaysShown: 'Filters and groups always hold duplicates.',
  only: {
    'new-content': 'Repeats with new content',
    matches: 'Possible matches',
    'awaits-approval': 'Waiting for approval',
    'asked-again': 'Asked again',
  },
  noneTitle: 'No sections yet',
  noneText:
    'Your account does not include a section yet. Whoever manages the accounts can give it some.',
};
