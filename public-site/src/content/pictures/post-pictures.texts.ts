import type { postSizes } from '../generated/post-sizes';
import type { PictureWords } from './picture';

export const postPictureTexts: Readonly<Record<keyof typeof postSizes, PictureWords>> = {
  'night-of-worship': {
    alt: 'Stained glass: lifted hands in a disc of gold and blue over the town at night.',
  },
  'youth-conference': {
    alt: 'Stained glass: a bright flame between music and an open Bible before the sun.',
  },
  'outreach-program': {
    alt: 'Stained glass: a basket of bread and fruit by the river, the painted houses of the town behind it.',
  },
};
