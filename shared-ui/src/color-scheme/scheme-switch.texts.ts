import type { SchemeChoice } from './color-scheme';

export const schemeLabels: Readonly<Record<SchemeChoice | 'name', string>> = {
  name: 'Colours',
  system: 'Automatic',
  light: 'Light',
  dark: 'Dark',
};
