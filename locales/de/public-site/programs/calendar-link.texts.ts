import type * as english from 'public-site/programs/calendar-link.texts';

export const calendarTexts: typeof english.calendarTexts = {
  add: 'In den Kalender',
  subscribe: 'Kalender abonnieren',
  file: 'Als Datei',
};
