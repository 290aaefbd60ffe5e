import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import allCountries from 'libphonenumber-js/metadata.min.json';
import phoneCountries from './phone-countries.json';
import { countryOf, phoneCountryNames, readPhone } from './phone-number';
import type { PhoneCountry } from './phone-number';

it.each([
  '+43 664 1234567',
  '+436641234567',
  '0043 664 123 45 67',
  '00436641234567',
  '+43(0)664/1234567',
  '+43 (0) 664 - 123 45 67',
  '0043 (0)664 1234567',
  '+43 0664 1234567',
])('reads %s whatever the country of the others', (text) => {
  for (const country of [undefined, 'NG', 'AT'] as const)
    expect(readPhone(text, country)).toEqual({ state: 'read', number: '+436641234567' });
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

it.each(['0664 1234567', '664 1234567', '0803 123 4567'])('asks whose %s is', (text) => {
  expect(readPhone(text, undefined)).toEqual({ state: 'ambiguous' });
});

it.each(['', ' ', 'none', '+'])('finds no number in %j', (text) => {
  expect(readPhone(text, 'AT')).toEqual({ state: 'none' });
});

it('reads a number of any other country by its plus', () => {
  const expected = { state: 'read', number: '+390512345678' };
  expect(readPhone('+39 051 234 5678', undefined)).toEqual(expected);
  expect(readPhone('0039 051 2345678', 'AT')).toEqual(expected);
});

it.each([
  '+43 512 000001',
  '+43 1 58858',
  '+234 803 123 4567',
  '+231 770 123 456',
  '+44 20 7946 0000',
])('reads %s without the library as the library would', (text) => {
  const number = parsePhoneNumberFromString(text, allCountries)?.number;
  expect(readPhone(text, undefined)).toEqual({ state: 'read', number });
});

it('carries the numbering plans of the installed library, of four countries', () => {
  for (const country of phoneCountryNames)
    expect(phoneCountries.countries[country]).toEqual(allCountries.countries[country]);
});

it('knows the countries that profiles name', () => {
  expect(['Austria', 'Nigeria', 'Liberia', 'UK', 'Other', 'constructor', 7].map(countryOf)).toEqual(
    ['AT', 'NG', 'LR', 'GB', undefined, undefined, undefined],
  );
});
