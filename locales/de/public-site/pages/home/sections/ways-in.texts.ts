import type * as english from 'public-site/pages/home/sections/ways-in.texts';

export const waysInTexts: typeof english.waysInTexts = {
  name: 'Lern uns kennen',
  ways: {
    '/more/visit': {
      label: 'Besuch uns',
      note: 'Was dich erwartet, Kinder, Anfahrt',
    },
    '/downloads/mp3': { label: 'Predigten als MP3', note: 'Zum Anhören und Mitnehmen' },
    '/more/blog': { label: 'Blog', note: 'Was uns bewegt' },
  },
};
