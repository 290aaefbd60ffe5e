import { languageCodes, languageNames, pathIn, readLanguage, readLocalPath } from './languages';

it('leaves English where requirements 2.1 has it, and puts German below /de', () => {
  expect(pathIn('en', '/help/contact')).toBe('/help/contact');
  expect(pathIn('en', '/')).toBe('/');
  expect(pathIn('de', '/help/contact')).toBe('/de/help/contact');
  expect(pathIn('de', '/')).toBe('/de');
});

it.each(languageCodes)('reads what it writes (%s)', (language) => {
  for (const path of ['/', '/help/contact', '/profile/1']) {
    expect(readLocalPath(pathIn(language, path))).toEqual({ language, path });
  }
});

it('takes a final slash for the same page, and no word that only begins like a language', () => {
  expect(readLocalPath('/de/')).toEqual({ language: 'de', path: '/' });
  expect(readLocalPath('/departments')).toEqual({ language: 'en', path: '/departments' });
  expect(readLocalPath('/more/de')).toEqual({ language: 'en', path: '/more/de' });
});

it('reads a language of the site, and nothing else, from a text', () => {
  expect(readLanguage('de')).toBe('de');
  for (const other of ['DE', 'xx', 'toString', '', null, undefined, ['de']]) {
    expect(readLanguage(other)).toBeUndefined();
  }
});

it('calls each language by its own name', () => {
  expect(languageNames).toMatchObject({ en: 'English', de: 'Deutsch' });
});
