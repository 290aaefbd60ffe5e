import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';
import phoneCountries from './phone-countries.json';

/** Calling codes of the countries where the church is, and of the further one that profiles offer (requirements 3). */
export const phoneCountryCodes = { AT: '43', NG: '234', LR: '231', GB: '44' } as const;
export type PhoneCountry = keyof typeof phoneCountryCodes;
export const phoneCountryNames = Object.keys(phoneCountryCodes) as readonly PhoneCountry[];

export type PhoneReading =
  /** The number in E.164, with its plus. */
  | { readonly state: 'read'; readonly number: string }
  /** Not the number of a known country, and none is guessed. Its digits without leading zeros. */
  | { readonly state: 'ambiguous'; readonly digits: string }
  | { readonly state: 'none' };

/**
 * Parses a phone number as people type it, into E.164.
 * @param country country of a number that names none itself
 */
export function readPhone(text: string, country: PhoneCountry | undefined): PhoneReading {
  const typed = withoutWords(text);
  if (typed === '') return { state: 'none' };
  // No country code begins with zero, so a zero after the plus is a typing error.
  const bare = typed.replace(/\(0\)|[\s().\u2010-\u2015/\p{Cf}-]/gu, '').replace(/^\+0/, '0');
  // Nigeria dials 009 where others dial 00.
  const number = bare.replace(country === 'NG' ? /^009?/ : /^00/, '+').replace(/^\+0+/, '0');
  if (number.startsWith('+')) return read(readInternational(number));
  if (country && /^0[1-9]\d{5,}$/.test(number))
    return read(`+${phoneCountryCodes[country]}${number.slice(1)}`);
  const parsed = country && parse(typed, country);
  if (parsed !== undefined) return read(parsed);
  return { state: 'ambiguous', digits: number.replace(/^\D*0+|\D/g, '') };
}

/** Drops labels such as "Tel." and "(WhatsApp)": keeps the part from the first plus or digit to the last digit. */
const withoutWords = (text: string): string =>
  text.slice(text.search(/[+\d]/), text.search(/\d\D*$/) + 1);

/** Shorter numbers would match too many others. */
const minDigits = 6;

/** Parses a search term as a phone number; undefined if it does not look like one. */
export const searchedPhone = (words: string): PhoneReading | undefined =>
  /^\+?[\d\s()/.-]+$/.test(words) && words.replace(/\D/g, '').length >= minDigits
    ? readPhone(words, undefined)
    : undefined;

/**
 * Whether a search for a number matches that of a record. It prefers false matches to missed ones, because a profile's
 * country need not be that of its phone.
 */
export const matchesSearchedPhone = (
  searched: PhoneReading,
  text: string,
  country: PhoneCountry | undefined,
): boolean =>
  isSamePhone(searched, readPhone(text, undefined)) ||
  (country !== undefined && isSamePhone(searched, readPhone(text, country)));

/**
 * Whether two numbers are the same. Certain if both have a country code; otherwise one's digits must end with the
 * other's, which is only likely.
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

const read = (number: string): PhoneReading => ({ state: 'read', number });

/** The phone library is slow, so only unusual numbers of countries whose numbering plan it has are given to it. */
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

/** The country of a profile (requirements 3); other records have none. */
export const getCountry = (profileCountry: unknown): PhoneCountry | undefined =>
  typeof profileCountry === 'string' && Object.hasOwn(countryByProfile, profileCountry)
    ? countryByProfile[profileCountry]
    : undefined;
