import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';
import phoneCountries from './phone-countries.json';

/** The countries that the church is in, and the one more that profiles name (SPEC 3). */
export const phoneCountryCodes = { AT: '43', NG: '234', LR: '231', GB: '44' } as const;
export type PhoneCountry = keyof typeof phoneCountryCodes;
export const phoneCountryNames = Object.keys(phoneCountryCodes) as readonly PhoneCountry[];

export type PhoneReading =
  /** In E.164, with its plus. */
  | { readonly state: 'read'; readonly number: string }
  /** A national number without a known country, which is never guessed: its digits without the leading zeros. */
  | { readonly state: 'ambiguous'; readonly digits: string }
  | { readonly state: 'none' };

/**
 * A telephone number as people type it, in E.164.
 * @param country whose number it is when it says no country itself
 */
export function readPhone(text: string, country: PhoneCountry | undefined): PhoneReading {
  // No country's code begins with a zero: that plus is a slip.
  const bare = text.replace(/\(0\)|[\s().\u2010-\u2015/-]/g, '').replace(/^\+0/, '0');
  if (!/\d/.test(bare)) return { state: 'none' };
  // Nigeria dials 009 where others dial 00.
  const international = bare.replace(country === 'NG' ? /^009?/ : /^00/, '+');
  if (international.startsWith('+')) return read(readInternational(international));
  if (!country) return { state: 'ambiguous', digits: bare.replace(/^\D*0+|\D/g, '') };
  if (/^0[1-9]\d{5,}$/.test(bare)) return read(`+${phoneCountryCodes[country]}${bare.slice(1)}`);
  return read(parse(text, country) ?? `+${phoneCountryCodes[country]}${bare.replace(/\D/g, '')}`);
}

/** Fewer digits are part of too many numbers. */
const minDigits = 6;

/** What is searched as a telephone number; undefined where the words do not look like one. */
export const searchedPhone = (words: string): PhoneReading | undefined =>
  /^\+?[\d\s()/.-]+$/.test(words) && words.replace(/\D/g, '').length >= minDigits
    ? readPhone(words, undefined)
    : undefined;

/**
 * Whether two numbers are the same, as far as both tell: equal where both are known with their country, otherwise
 * the same but for the code of a country or town. Only the first is sure.
 */
export function isSamePhone(one: PhoneReading, other: PhoneReading): boolean {
  if (one.state === 'none' || other.state === 'none') return false;
  if (one.state === 'read' && other.state === 'read') return one.number === other.number;
  const [digits, others] = [digitsOf(one), digitsOf(other)];
  if (digits.length < minDigits || others.length < minDigits) return false;
  return digits.endsWith(others) || others.endsWith(digits);
}

const digitsOf = (phone: Exclude<PhoneReading, { readonly state: 'none' }>): string =>
  phone.state === 'read' ? phone.number.slice(1) : phone.digits;

/**
 * The phone in the key of a duplicate, as SPEC 5 has it: the digits as they were typed. Two notations of one number
 * are two keys there; that they are one number is what possible matches tell.
 */
export const duplicateKeyPhone = (text: string): string => text.replace(/\D+/g, '');

const read = (number: string): PhoneReading => ({ state: 'read', number });

/** The library is slow, so it reads what only it can: an odd number of a country whose plan we have. */
function readInternational(number: string): string {
  const isOdd = /^\+(43|234|231|44)(?![1-9]\d{5,}$)/.test(number);
  return (isOdd ? parse(number, undefined) : undefined) ?? `+${number.replace(/\D/g, '')}`;
}

const parse = (text: string, country: CountryCode | undefined): string | undefined =>
  parsePhoneNumberFromString(
    text,
    { ...(country && { defaultCountry: country }), extract: false },
    phoneCountries as unknown as MetadataJson,
  )?.number;

const countryByProfile: Readonly<Record<string, PhoneCountry>> = {
  Austria: 'AT',
  Nigeria: 'NG',
  Liberia: 'LR',
  UK: 'GB',
};

/** The country that a profile names (SPEC 3); the other records name none. */
export const countryOf = (profileCountry: unknown): PhoneCountry | undefined =>
  typeof profileCountry === 'string' && Object.hasOwn(countryByProfile, profileCountry)
    ? countryByProfile[profileCountry]
    : undefined;
