import type * as english from 'shared-ui/color-scheme/scheme-switch.texts';

export const schemeLabels: typeof english.schemeLabels = {
  name: 'Farben',
  system: 'Automatisch',
  light: 'Hell',
  dark: 'Dunkel',
};
