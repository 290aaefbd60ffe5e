import type * as english from 'public-site/structured-data/describe-visit.texts';

export const amenities: typeof english.amenities = [
  'Rollstuhlgerechter Eingang',
  'Sonntagsschule',
  'Übersetzung',
  'Parkplätze',
];
