import type { Translated } from 'shared-ui/language';
import { postPictures } from './pictures';
import type { Picture } from './pictures';

/** A post of the church's blog (SPEC 3). */
export interface BlogPost {
  readonly id: string;
  readonly title: Translated<string>;
  readonly excerpt: Translated<string>;
  /** YYYY-MM-DD */
  readonly date: string;
  /** By role (DESIGN 3.12). */
  readonly author: Translated<string>;
  readonly picture: Picture;
}

/** Newest first. */
export const posts: readonly BlogPost[] = [
  {
    id: 'night-of-worship',
    title: { en: 'What we heard in the night', de: 'Was wir in der Nacht gehört haben' },
    excerpt: {
      en: 'Somewhere after ten the instruments fell silent, and nobody moved. A few hundred people breathed as one. It was the loudest moment of the Night of Worship.',
      de: 'Irgendwann nach zehn verstummten die Instrumente, und niemand rührte sich. Ein paar hundert Menschen atmeten wie einer. Es war der lauteste Augenblick der Nacht der Anbetung.',
    },
    date: '2025-08-01',
    author: { en: 'Music Director', de: 'Musikleitung' },
    picture: postPictures['night-of-worship'],
  },
  {
    id: 'youth-conference',
    title: { en: 'Questions worth keeping', de: 'Fragen, die man behalten sollte' },
    excerpt: {
      en: 'Why does God let it happen? How do I know it is his voice? Our young people wrote two hundred questions on a wall. We have not painted over it.',
      de: 'Warum lässt Gott das zu? Woher weiß ich, dass es seine Stimme ist? Unsere Jugend schrieb zweihundert Fragen an eine Wand. Wir haben sie nicht überstrichen.',
    },
    date: '2025-07-12',
    author: { en: 'Sunday School Department', de: 'Sonntagsschule' },
    picture: postPictures['youth-conference'],
  },
  {
    id: 'outreach-program',
    title: { en: 'Soup for a stranger', de: 'Suppe für einen Fremden' },
    excerpt: {
      en: 'He wanted no soup, he said, only somebody who would sit down. So we sat down, and the soup grew cold, and nothing was wasted.',
      de: 'Er wolle keine Suppe, sagte er, nur jemanden, der sich hinsetzt. Also setzten wir uns hin, und die Suppe wurde kalt, und nichts war verschwendet.',
    },
    date: '2025-06-21',
    author: { en: 'Follow-up and Counselling Team', de: 'Team für Nachfolge und Seelsorge' },
    picture: postPictures['outreach-program'],
  },
];
