import { locale } from 'contract/language';

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of the calendar, given as YYYY-MM-DD, in words; what is none as it is. */
export function calendarDay(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : format.format(date);
}
