import type * as english from 'public-site/areas/site-areas.texts';

export const areaNames: typeof english.areaNames = {
  giving: 'Spenden',
  'join-us': 'Mitmachen',
  forms: 'Formulare',
  help: 'Hilfe',
  downloads: 'Downloads',
  more: 'Über uns',
};
