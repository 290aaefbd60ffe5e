import type { Translated } from 'shared-ui/language';
import { ministerPictures } from './pictures/minister-pictures';
import type { Picture } from './pictures/picture';

/** Somebody who leads the church, named by role only (DESIGN 3.12). */
export interface Minister {
  readonly role: Translated<string>;
  readonly about: Translated<string>;
  readonly picture: Picture;
}

export const ministers: readonly Minister[] = [
  {
    role: { en: 'General Overseer' },
    about: {
      en: 'Watches over all branches, teaches the teachers and prays before he plans.',
    },
    picture: ministerPictures['general-overseer'],
  },
  {
    role: { en: 'Mama' },
    about: {
      en: 'Mother of the house. Her table is long, and there is always one more chair.',
    },
    picture: ministerPictures.mama,
  },
  {
    role: { en: 'Assistant Pastor' },
    about: {
      en: 'Leads the mid-week service and visits those who cannot come.',
    },
    picture: ministerPictures['assistant-pastor'],
  },
  {
    role: { en: 'Asst Mama' },
    about: {
      en: 'Gathers the young families and keeps the lamp of prayer burning.',
    },
    picture: ministerPictures['asst-mama'],
  },
  {
    role: { en: 'Head Pastor Liberia' },
    about: {
      en: 'Shepherds our brothers and sisters in Monrovia.',
    },
    picture: ministerPictures['head-pastor-liberia'],
  },
  {
    role: { en: 'Head Pastor Nigeria' },
    about: {
      en: 'Shepherds our brothers and sisters in Lagos.',
    },
    picture: ministerPictures['head-pastor-nigeria'],
  },
];
