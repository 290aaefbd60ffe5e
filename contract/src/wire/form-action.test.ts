import { languageCodes } from '../site/languages';
import { findActionLanguage, formAction, readActionLanguage } from './form-action';

const queryOf = (action: string) => ({ language: /\?language=(\w+)$/.exec(action)?.[1] });

it('leaves the action of an English form as requirements 7.2 has it, and names other languages in a query', () => {
  expect(formAction('/api/pledge', 'en')).toBe('/api/pledge');
  expect(formAction('/api/pledge', 'de')).toBe('/api/pledge?language=de');
});

it.each(languageCodes)('reads what it writes (%s)', (language) => {
  expect(readActionLanguage(queryOf(formAction('/api/pledge', language)))).toBe(language);
});

it.each([
  undefined,
  {},
  { language: 'xx' },
  { language: ['de', 'de'] },
  { language: '//example.org' },
  { language: 'constructor' },
])('takes %j for English', (query) => {
  expect(readActionLanguage(query)).toBe('en');
  expect(findActionLanguage(query)).toBeUndefined();
});
