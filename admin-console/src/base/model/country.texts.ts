import type { PhoneCountry } from 'contract/phone-number';

/** Whose telephone numbers may say no country. */
export const countryTexts: Readonly<Record<PhoneCountry, string>> = {
  AT: 'Austria',
  NG: 'Nigeria',
  LR: 'Liberia',
  GB: 'the UK',
};
