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
    title: { en: 'Night of Worship', de: 'Nacht der Anbetung' },
    summary: {
      en: 'From dusk until midnight the church was full of song. Some came for an hour and stayed for all of them.',
      de: 'Von der Dämmerung bis Mitternacht war die Kirche voller Lieder. Manche kamen für eine Stunde und blieben für alle.',
    },
    date: '2025-08-01',
    path: '/more/blog/night-of-worship',
  },
  {
    title: { en: 'Youth Conference', de: 'Jugendkonferenz' },
    summary: {
      en: 'Young people from three countries asked hard questions, and nobody was in a hurry to answer.',
      de: 'Junge Leute aus drei Ländern stellten schwere Fragen, und niemand hatte es eilig mit den Antworten.',
    },
    date: '2025-07-12',
    path: '/more/blog/youth-conference',
  },
  {
    title: { en: 'Outreach Program', de: 'Hilfsaktion' },
    summary: {
      en: 'Warm meals, warm coats and an open ear: what forty volunteers gave away on the banks of the Inn.',
      de: 'Warmes Essen, warme Mäntel und ein offenes Ohr: was vierzig Freiwillige am Ufer des Inn verschenkt haben.',
    },
    date: '2025-06-21',
    path: '/more/blog/outreach-program',
  },
];
