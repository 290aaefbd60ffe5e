import type * as english from 'admin-console/base/model/country.texts';

export const countryTexts: typeof english.countryTexts = {
  AT: 'Österreich',
  NG: 'Nigeria',
  LR: 'Liberia',
  GB: 'Großbritannien',
};
