import { postSizes } from '../generated/post-sizes';
import type { Picture } from './picture';

export const postPictures = {
  'night-of-worship': {
    src: '/art/posts/night-of-worship',
    ...postSizes['night-of-worship'],
    alt: {
      en: 'Stained glass: lifted hands in a disc of gold and blue over the town at night.',
      de: 'Glasfenster: Erhobene Hände in einer Scheibe aus Gold und Blau über der nächtlichen Stadt.',
    },
  },
  'youth-conference': {
    src: '/art/posts/youth-conference',
    ...postSizes['youth-conference'],
    alt: {
      en: 'Stained glass: a bright flame between music and an open Bible before the sun.',
      de: 'Glasfenster: Eine helle Flamme zwischen Noten und aufgeschlagener Bibel vor der Sonne.',
    },
  },
  'outreach-program': {
    src: '/art/posts/outreach-program',
    ...postSizes['outreach-program'],
    alt: {
      en: 'Stained glass: a basket of bread and fruit by the river, the painted houses of the town behind it.',
      de: 'Glasfenster: Ein Korb mit Brot und Obst am Fluss, dahinter die bunten Häuser der Stadt.',
    },
  },
} as const satisfies Record<string, Picture>;
