import type { Translated } from 'shared-ui/language';
import { postPictures } from './pictures/post-pictures';
import type { Picture } from './pictures/picture';

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
    title: { en: 'What we heard in the night' },
    excerpt: {
      en: 'Somewhere after ten the instruments fell silent, and nobody moved. A few hundred people breathed as one. It was the loudest moment of the Night of Worship.',
    },
    date: '2025-08-01',
    author: { en: 'Music Director' },
    picture: postPictures['night-of-worship'],
  },
  {
    id: 'youth-conference',
    title: { en: 'Questions worth keeping' },
    excerpt: {
      en: 'Why does God let it happen? How do I know it is his voice? Our young people wrote two hundred questions on a wall. We have not painted over it.',
    },
    date: '2025-07-12',
    author: { en: 'Sunday School Department' },
    picture: postPictures['youth-conference'],
  },
  {
    id: 'outreach-program',
    title: { en: 'Soup for a stranger' },
    excerpt: {
      en: 'He wanted no soup, he said, only somebody who would sit down. So we sat down, and the soup grew cold, and nothing was wasted.',
    },
    date: '2025-06-21',
    author: { en: 'Follow-up and Counselling Team' },
    picture: postPictures['outreach-program'],
  },
];
