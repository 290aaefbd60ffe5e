import type { PhoneCountry } from 'contract/phone-number';

/** The countries whose phone numbers are accepted without a country code. */
export const countryTexts: Readonly<Record<PhoneCountry, string>> = {
  AT: 'Austria',
  NG: 'Nigeria',
  LR: 'Liberia',
  GB: 'the UK',
};
