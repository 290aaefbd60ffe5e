import type * as english from 'public-site/content/news.texts';

export const newsTexts: typeof english.newsTexts = {
  'night-of-worship': {
    title: 'Lobpreisnacht',
    summary:
      'Von der Dämmerung bis Mitternacht war die Kirche voll Gesang. Manche kamen für eine Stunde und blieben bis zur letzten.',
  },
  'youth-conference': {
    title: 'Jugendkonferenz',
    summary:
      'Junge Leute aus drei Ländern stellten schwere Fragen, und niemand hatte es mit den Antworten eilig.',
  },
  'outreach-program': {
    title: 'Einsatz am Inn',
    summary:
      'Warmes Essen, warme Mäntel und ein offenes Ohr: was vierzig Freiwillige am Ufer des Inn verschenkt haben.',
  },
};
