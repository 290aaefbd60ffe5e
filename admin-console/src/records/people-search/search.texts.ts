import type { FoundPlace } from 'contract/search-requests';

interface SearchTexts {
  readonly box: string;
  readonly hint: string;
  readonly submit: string;
  readonly title: (searches: readonly string[]) => string;
  readonly found: (count: number, sections: number) => string;
  readonly searching: string;
  readonly none: string;
  readonly tooShort: string;
  readonly failed: string;
  readonly isCut: string;
  readonly searchedBackTo: (month: string) => string;
  readonly merged: string;
  readonly quarantined: string;
  /** Headings for records that were not found by a name, an e-mail address or a phone number. */
  readonly places: Readonly<Record<Exclude<FoundPlace, 'person'>, string>>;
}

export const searchTexts: SearchTexts = {
  box: 'Search all sections',
  hint: 'Find a person in all sections',
  submit: 'Find',
  title: (searches) => `Everything about ${searches.map((words) => `“${words}”`).join(' or ')}`,
  found: (count, sections) =>
    `${count} ${count === 1 ? 'record' : 'records'} in ${sections} ${sections === 1 ? 'section' : 'sections'}`,
  searching: 'Searching...',
  none: 'Nothing was found in any section. Try the e-mail address, the phone number or part of the name.',
  tooShort: 'Please type at least two characters, and no more than two hundred.',
  failed: 'The search did not work.',
  isCut: 'There are more than are shown here. Add a word to narrow the search.',
  searchedBackTo: (month) => `Messages searched back to ${month}.`,
  merged: 'merged into another record',
  quarantined: 'waits in quarantine',
  places: { text: 'In other texts', dates: 'Only in dates and amounts' },
};
