import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';
import phoneCountries from './phone-countries.json';

/** The countries that the church is in, and the one more that profiles name (SPEC 3). */
export const phoneCountryCodes = { AT: '43', NG: '234', LR: '231', GB: '44' } as const;
export type PhoneCountry = keyof typeof phoneCountryCodes;
export const phoneCountryNames = Object.keys(phoneCountryCodes) as readonly PhoneCountry[];

export type PhoneReading =
  | { readonly state: 'read'; readonly number: string }
  /** A national number without a known country: the user is asked for the country, it is never guessed. */
  | { readonly state: 'ambiguous' }
  | { readonly state: 'none' };

/**
 * A telephone number as people type it, in E.164.
 * @param country whose number it is when it says no country itself
 */
export function readPhone(text: string, country: PhoneCountry | undefined): PhoneReading {
  const bare = text.replace(/\(0\)|[\s().\u2010-\u2015/-]/g, '');
  if (!/\d/.test(bare)) return { state: 'none' };
  // Nigeria dials 009 where others dial 00.
  const international = bare.replace(country === 'NG' ? /^009?/ : /^00/, '+');
  if (international.startsWith('+')) return read(readInternational(international));
  if (!country) return { state: 'ambiguous' };
  if (/^0[1-9]\d{5,}$/.test(bare)) return read(`+${phoneCountryCodes[country]}${bare.slice(1)}`);
  return read(parse(text, country) ?? `+${phoneCountryCodes[country]}${bare.replace(/\D/g, '')}`);
}

const read = (number: string): PhoneReading => ({ state: 'read', number });

/** Most numbers need no library; one of a country that we have no plan of is the digits after its plus. */
function readInternational(number: string): string {
  if (/^\+(43|234|231|44)[1-9]\d{5,}$/.test(number)) return number;
  return parse(number, undefined) ?? `+${number.replace(/\D/g, '')}`;
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
