import fc from 'fast-check';
import allCountries from 'libphonenumber-js/metadata.min.json';
import phoneCountries from './phone-countries.json';
import {
  getCountry,
  matchesSearchedPhone,
  isSamePhone,
  phoneCountryCodes,
  phoneCountryNames,
  readPhone,
  searchedPhone,
} from './phone-number';
import type { PhoneCountry } from './phone-number';
import { differentPhones, samePhones } from './search-examples';

it.each([
  '+43 664 1234567',
  '+436641234567',
  '0043 664 123 45 67',
  '00436641234567',
  '+43(0)664/1234567',
  '+43 (0) 664 - 123 45 67',
  '0043 (0)664 1234567',
  '+43 0664 1234567',
  '+0043 664 1234567',
])('reads %s whatever the country of the others', (text) => {
  for (const country of [undefined, 'NG', 'AT'] as const)
    expect(readPhone(text, country)).toEqual({ state: 'read', number: '+436641234567' });
});

it.each([
  'Tel. +43 664 1234567',
  '+43 664 1234567 (WhatsApp)',
  '(mobile) 0043 664 1234567',
  '\u202a+43 664\u200b 1234567\u202c',
])('reads the number in %j', (text) => {
  for (const country of [undefined, 'AT'] as const)
    expect(readPhone(text, country)).toEqual({ state: 'read', number: '+436641234567' });
});

it('makes up no number of a country where it can read none', () => {
  expect(readPhone('1', 'AT')).toEqual({ state: 'ambiguous', digits: '1' });
  expect(readPhone('000664 1234567', undefined)).toEqual({
    state: 'ambiguous',
    digits: '6641234567',
  });
});

it.each<[string, PhoneCountry | undefined]>([
  ['Handy 0664 1234567', 'AT'],
  ['0664 1234567 (WhatsApp)', 'AT'],
  ['0664 1234567', 'NG'],
  ['0664 1234567', undefined],
  ['009 43 664 1234567', 'NG'],
])('finds %j of %s by the whole number', (text, country) => {
  expect(matchesSearchedPhone(readPhone('+43 664 1234567', undefined), text, country)).toBe(true);
  expect(matchesSearchedPhone(readPhone('+43 664 1234568', undefined), text, country)).toBe(false);
});

it.each<[string, PhoneCountry, string]>([
  ['0664 1234567', 'AT', '+436641234567'],
  ['0512/000001', 'AT', '+43512000001'],
  ['0803 123 4567', 'NG', '+2348031234567'],
  ['009 43 664 1234567', 'NG', '+436641234567'],
  ['0770 123 456', 'LR', '+231770123456'],
  ['770123456', 'LR', '+231770123456'],
  ['020 7946 0000', 'GB', '+442079460000'],
])('reads %s as a number of %s', (text, country, number) => {
  expect(readPhone(text, country)).toEqual({ state: 'read', number });
});

it.each([
  ['0664 1234567', '6641234567'],
  ['664 1234567', '6641234567'],
  ['+0664 1234567', '6641234567'],
  ['0803 123 4567', '8031234567'],
])('asks whose %s is', (text, digits) => {
  expect(readPhone(text, undefined)).toEqual({ state: 'ambiguous', digits });
});

it.each(['', ' ', 'none', '+'])('finds no number in %j', (text) => {
  expect(readPhone(text, 'AT')).toEqual({ state: 'none' });
});

it('reads a number of any other country by its plus', () => {
  const expected = { state: 'read', number: '+390512345678' };
  expect(readPhone('+39 051 234 5678', undefined)).toEqual(expected);
  expect(readPhone('0039 051 2345678', 'AT')).toEqual(expected);
});

it('carries the numbering plans of the installed library, of four countries', () => {
  for (const country of phoneCountryNames)
    expect(phoneCountries.countries[country]).toEqual(allCountries.countries[country]);
});

it('knows the countries that profiles name', () => {
  expect(
    ['Austria', 'Nigeria', 'Liberia', 'UK', 'Other', 'constructor', 7].map(getCountry),
  ).toEqual(['AT', 'NG', 'LR', 'GB', undefined, undefined, undefined]);
});

const isSame = (one: string, other: string, country?: PhoneCountry) =>
  isSamePhone(readPhone(one, undefined), readPhone(other, country));

it.each(samePhones)('takes %j and %j for the same', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([true, true]);
});

it.each(differentPhones)('takes %j and %j for different ones', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([false, false]);
});

it('tells the national numbers of two countries apart once a country is known', () => {
  expect(isSame('+43 664 1234567', '0664 1234567')).toBe(true);
  expect(isSame('+43 664 1234567', '0664 1234567', 'NG')).toBe(false);
});

it('takes for the same, without being told a country, whatever it reads as one number with it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...phoneCountryNames),
      fc.stringMatching(/^[1-9]\d{8,9}$/),
      (country, digits) => {
        const code = phoneCountryCodes[country];
        const notations = [
          `+${code} ${digits}`,
          `00${code}(0)${digits}`,
          `+${code} (0)${digits.slice(0, 3)}/${digits.slice(3)}`,
          `0${digits}`,
        ];
        for (const one of notations) {
          expect(readPhone(one, country)).toEqual({ state: 'read', number: `+${code}${digits}` });
          for (const other of notations) expect(isSame(one, other)).toBe(true);
        }
      },
    ),
  );
});

it.each(['', 'choir', '0664 x', '12345', '1 mar 2026'])(
  'does not search for %j as a number',
  (words) => {
    expect(searchedPhone(words)).toBeUndefined();
  },
);

it('searches for a number in any notation', () => {
  expect(searchedPhone('+43 (0)664/123-456')).toEqual({ state: 'read', number: '+43664123456' });
  expect(searchedPhone('0664 123.456')).toEqual({ state: 'ambiguous', digits: '664123456' });
});
