import type * as english from 'admin-console/app/palette-button/palette-button.texts';

export const paletteButtonTexts: typeof english.paletteButtonTexts = {
  name: 'Personen, Seiten und Aktionen finden',
  key: 'Strg K',
};
