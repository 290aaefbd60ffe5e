import { locale } from 'contract/language';

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a day (YYYY-MM-DD) for the reader's language. A string that is no day is returned unchanged. */
export function calendarDay(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : format.format(date);
}
