import type { Language } from 'shared-ui/language';
import { readTime } from './read-time';
import type { ShownTime } from './read-time';

interface EventTimes {
  /** In English: `Sep 13 2025, 9:00 AM-4:00 PM` (SPEC 2.4). */
  readonly whole: string;
  readonly day: string;
  /** Three letters. */
  readonly month: string;
  readonly year: string;
}

/**
 * When an event takes place, in words and in parts.
 *
 * @param start in ISO 8601 by Innsbruck's clock, like `end`: `2025-09-13T09:00:00+02:00`
 */
export function formatEventTimes(start: string, end: string, language: Language): EventTimes {
  const begin = readTime(start, language);
  const { day, year } = begin;
  const month = begin.month.slice(0, 3);
  const words = language === 'de' ? `${day}. ${month} ${year}` : `${month} ${day} ${year}`;
  const hours = [begin, readTime(end, language)].map((time) => formatHour(time, language));
  return { whole: `${words}, ${hours.join('-')}`, day, month, year };
}

const formatHour = ({ hour, minute }: ShownTime, language: Language): string =>
  language === 'de'
    ? `${hour}:${minute}`
    : `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
