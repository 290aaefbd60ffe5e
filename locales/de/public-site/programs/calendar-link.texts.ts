import type * as english from 'public-site/programs/calendar-link.texts';

export const addToCalendar: typeof english.addToCalendar = 'In den Kalender';
