import type { Translated } from 'shared-ui/language';
import { ministerPictures } from './pictures';
import type { Picture } from './pictures';

/** Somebody who leads the church, named by role only (DESIGN 3.12). */
export interface Minister {
  readonly role: Translated<string>;
  readonly about: Translated<string>;
  readonly picture: Picture;
}

export const ministers: readonly Minister[] = [
  {
    role: { en: 'General Overseer', de: 'General Overseer' },
    about: {
      en: 'Watches over all branches, teaches the teachers and prays before he plans.',
      de: 'Wacht über alle Gemeinden, lehrt die Lehrenden und betet, bevor er plant.',
    },
    picture: ministerPictures['general-overseer'],
  },
  {
    role: { en: 'Mama', de: 'Mama' },
    about: {
      en: 'Mother of the house. Her table is long, and there is always one more chair.',
      de: 'Mutter des Hauses. Ihr Tisch ist lang, und es gibt immer noch einen Stuhl.',
    },
    picture: ministerPictures.mama,
  },
  {
    role: { en: 'Assistant Pastor', de: 'Assistenzpastor' },
    about: {
      en: 'Leads the mid-week service and visits those who cannot come.',
      de: 'Leitet den Gottesdienst unter der Woche und besucht, wer nicht kommen kann.',
    },
    picture: ministerPictures['assistant-pastor'],
  },
  {
    role: { en: 'Asst Mama', de: 'Assistenz der Mama' },
    about: {
      en: 'Gathers the young families and keeps the lamp of prayer burning.',
      de: 'Sammelt die jungen Familien und hält das Licht des Gebets am Brennen.',
    },
    picture: ministerPictures['asst-mama'],
  },
  {
    role: { en: 'Head Pastor Liberia', de: 'Hauptpastor Liberia' },
    about: {
      en: 'Shepherds our brothers and sisters in Monrovia.',
      de: 'Hirte unserer Geschwister in Monrovia.',
    },
    picture: ministerPictures['head-pastor-liberia'],
  },
  {
    role: { en: 'Head Pastor Nigeria', de: 'Hauptpastor Nigeria' },
    about: {
      en: 'Shepherds our brothers and sisters in Lagos.',
      de: 'Hirte unserer Geschwister in Lagos.',
    },
    picture: ministerPictures['head-pastor-nigeria'],
  },
];
