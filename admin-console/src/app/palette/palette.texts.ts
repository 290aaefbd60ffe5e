import type { PaletteGroup } from './palette-item';

interface PaletteTexts {
  readonly title: string;
  /** In the empty field; short, so that a phone does not cut it. */
  readonly placeholder: string;
  readonly groups: Readonly<Record<PaletteGroup, string>>;
  /** What a person is, beside those of one record. */
  readonly person: (records: number) => string;
  readonly allResults: string;
  readonly searching: string;
  readonly none: string;
  readonly failed: string;
  readonly count: (count: number) => string;
  readonly keys: string;
  readonly close: string;
  readonly logout: string;
  readonly invite: string;
  /** @param choice the name of light, dark or automatic colours */
  readonly colours: (choice: string) => string;
  /** @param language its own name */
  readonly language: (language: string) => string;
}

export const paletteTexts: PaletteTexts = {
  title: 'Find',
  placeholder: 'People, pages, actions',
  groups: {
    recent: 'Chosen last',
    here: 'On this page',
    sections: 'Sections',
    work: 'Work and office',
    website: 'Website',
    actions: 'Actions',
    people: 'People and records',
  },
  person: (records) => `Person with ${records === 1 ? '1 record' : `${records} records`}`,
  allResults: 'See all results',
  searching: 'Searching...',
  none: 'Nothing is called that.',
  failed: 'The people could not be searched. Please type again.',
  count: (count) => (count === 1 ? '1 choice' : `${count} choices`),
  keys: 'Arrow keys to choose, Enter to open, Ctrl or Cmd with Enter for a new tab, Escape to close.',
  close: 'Close',
  logout: 'Log out',
  invite: 'Invite a colleague',
  colours: (choice) => `Colours: ${choice}`,
  language: (language) => `Language: ${language}`,
};
