import type * as english from 'public-site/content/pictures/post-pictures.texts';

export const postPictureTexts: typeof english.postPictureTexts = {
  'night-of-worship': {
    alt: 'Glasfenster: erhobene Hände in einer Scheibe aus Gold und Blau über der nächtlichen Stadt.',
  },
  'youth-conference': {
    alt: 'Glasfenster: eine helle Flamme zwischen Noten und aufgeschlagener Bibel vor der Sonne.',
  },
  'outreach-program': {
    alt: 'Glasfenster: ein Korb mit Brot und Obst am Fluss, dahinter die bunten Häuser der Stadt.',
  },
};
