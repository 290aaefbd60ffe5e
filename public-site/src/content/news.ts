import type { Translated } from 'shared-ui/language';

/** A news item of the home page. Its page does not exist yet, so its link ends on the 404 page (SPEC 2.1). */
export interface NewsItem {
  readonly title: Translated<string>;
  readonly summary: Translated<string>;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly path: `/more/blog/${string}`;
}

/** Newest first. */
export const news: readonly NewsItem[] = [
  {
    title: { en: 'Night of Worship' },
    summary: {
      en: 'From dusk until midnight the church was full of song. Some came for an hour and stayed for all of them.',
    },
    date: '2025-08-01',
    path: '/more/blog/night-of-worship',
  },
  {
    title: { en: 'Youth Conference' },
    summary: {
      en: 'Young people from three countries asked hard questions, and nobody was in a hurry to answer.',
    },
    date: '2025-07-12',
    path: '/more/blog/youth-conference',
  },
  {
    title: { en: 'Outreach Programme' },
    summary: {
      en: 'Warm meals, warm coats and an open ear: what forty volunteers gave away on the banks of the Inn.',
    },
    date: '2025-06-21',
    path: '/more/blog/outreach-program',
  },
];
