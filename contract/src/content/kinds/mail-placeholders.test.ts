import { findWrong } from '../content-entry';
import { fillPlaceholders, fitsPlaceholders } from './mail-placeholders';

const asked = { needed: ['link'], others: ['church'] } as const;

it.each([
  ['what it needs on a line of its own', 'Please:\n{link}\nBye', true],
  ['with space around it', 'Please:\n  {link} \nBye', true],
  ['what it may name anywhere', '{church} writes:\n{link}', true],
  ['in a sentence', 'Please open {link} now', false],
  ['behind an address as well', 'https://other.example/?u={link}\n{link}', false],
  ['not at all', 'Please', false],
  ['what is another mail’s', 'Within {hours} hours:\n{link}', false],
  ['what nobody knows', '{name}:\n{link}', false],
  ['a name with space in its braces', '{ church }\n{link}', false],
  ['a name in another language', '{büro}\n{link}', false],
  ['a name in capitals', '{Church}\n{link}', false],
  ['braces around what is no name', 'a {1} {} }{\n{link}', true],
])('takes a text with its placeholders %s: %j is %j', (_what, text, fits) => {
  expect(fitsPlaceholders(text, asked)).toBe(fits);
});

it('fills in what has a value, once', () => {
  const values = { church: '{link}', link: 'https://church.example' };
  expect(fillPlaceholders('{church} {link} {office} {constructor}', values)).toBe(
    '{link} https://church.example {office} {constructor}',
  );
});

it('finds what does not fit of an entry, in each language', () => {
  const values = {
    reset: { en: 'Open {link}', de: 'Öffne\n{link}' },
    resetSubject: { en: '{church}', de: 'Für {name}' },
  };
  expect(findWrong('member-mails', { values, shownInEnglish: [] })).toEqual([
    { field: 'resetSubject', language: 'de', code: 'placeholders' },
    { field: 'reset', language: 'en', code: 'placeholders' },
  ]);
  // An editor need not correct a text that is not shown.
  expect(findWrong('member-mails', { values, shownInEnglish: ['de'] })).toEqual([
    { field: 'reset', language: 'en', code: 'placeholders' },
  ]);
});
