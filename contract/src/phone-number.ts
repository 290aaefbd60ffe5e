import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';
import phoneCountries from './phone-countries.json';

/** The countries that the church is in, and the one more that profiles name (requirements 3). */
export const phoneCountryCodes = { AT: '43', NG: '234', LR: '231', GB: '44' } as const;
export type PhoneCountry = keyof typeof phoneCountryCodes;
export const phoneCountryNames = Object.keys(phoneCountryCodes) as readonly PhoneCountry[];

export type PhoneReading =
  /** In E.164, with its plus. */
  | { readonly state: 'read'; readonly number: string }
  /** What cannot be read as a number of a known country; none is guessed. Its digits without the leading zeros. */
  | { readonly state: 'ambiguous'; readonly digits: string }
  | { readonly state: 'none' };

/**
 * A telephone number as people type it, in E.164.
 * @param country whose number it is when it says no country itself
 */
export function readPhone(text: string, country: PhoneCountry | undefined): PhoneReading {
  const typed = withoutWords(text);
  if (typed === '') return { state: 'none' };
  // No country's code begins with a zero: that plus, or those zeros, are a slip.
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

/** What stands between "Tel." and "(WhatsApp)": from the first plus or digit to the last digit. */
const withoutWords = (text: string): string =>
  text.slice(text.search(/[+\d]/), text.search(/\d\D*$/) + 1);

/** Fewer digits are part of too many numbers. */
const minDigits = 6;

/** What is searched as a telephone number; undefined where the words do not look like one. */
export const searchedPhone = (words: string): PhoneReading | undefined =>
  /^\+?[\d\s()/.-]+$/.test(words) && words.replace(/\D/g, '').length >= minDigits
    ? readPhone(words, undefined)
    : undefined;

/**
 * Whether a search for a number finds one of a record. It may show too much but not too little: the country that a
 * profile names need not be that of its owner's telephone.
 */
export const isFoundPhone = (
  searched: PhoneReading,
  text: string,
  country: PhoneCountry | undefined,
): boolean =>
  isSamePhone(searched, readPhone(text, undefined)) ||
  (country !== undefined && isSamePhone(searched, readPhone(text, country)));

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

/** What two numbers share that `isSamePhone` takes for the same: an index by it finds them all. */
export const phoneIndexKey = (phone: PhoneReading): string | undefined =>
  phone.state === 'none' ? undefined : digitsOf(phone).slice(-minDigits) || undefined;

const digitsOf = (phone: Exclude<PhoneReading, { readonly state: 'none' }>): string =>
  phone.state === 'read' ? phone.number.slice(1) : phone.digits;

/**
 * The phone in the key of a duplicate, as requirements 5 has it: the digits as they were typed. Two notations of one
 * number are two keys there; that they are one number is what possible matches tell.
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

/** The country that a profile names (requirements 3); the other records name none. */
export const getCountry = (profileCountry: unknown): PhoneCountry | undefined =>
  typeof profileCountry === 'string' && Object.hasOwn(countryByProfile, profileCountry)
    ? countryByProfile[profileCountry]
    : undefined;
