import { writeShortMonth } from 'contract/calendar';
import { writeEventTimes } from './event-times.texts';
import { readTime } from './read-time';

interface EventTimes {
  /** In English: `Sep 13 2025, 9:00 AM-4:00 PM` (requirements 2.4). */
  readonly whole: string;
  readonly day: string;
  /** Three letters. */
  readonly month: string;
  readonly year: string;
}

/**
 * Formats the times of an event, whole and in parts, in the page's language.
 *
 * @param start ISO 8601 in local time of Innsbruck, like `end`: `2025-09-13T09:00:00+02:00`
 */
export function formatEventTimes(start: string, end: string): EventTimes {
  const begin = readTime(start);
  return {
    whole: writeEventTimes(begin, readTime(end)),
    day: String(begin.day),
    month: writeShortMonth(begin.month),
    year: begin.year,
  };
}
