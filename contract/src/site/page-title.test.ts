import { readPageName, writePageTitle } from './page-title';
import { provideName } from './shown-name';

afterEach(() => provideName(undefined));

it.each(['Alpine Light Church', 'Light · Life Church', 'A · B · C'])(
  'reads the name of a page again from its title, of a church called %s',
  (church) => {
    provideName(church);
    for (const name of ['Give Now', 'Questions · Answers'])
      expect(readPageName(writePageTitle(name))).toBe(name);
  },
);

it('reads a title without a church as the name', () => {
  expect(readPageName('Give Now')).toBe('Give Now');
});
