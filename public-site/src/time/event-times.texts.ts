import { writeClock, writeShortDay } from 'contract/calendar';
import type { ShownTime } from './read-time';

/** Formats the start and end of an event: `Sep 13 2025, 9:00 AM-4:00 PM` (requirements 2.4). */
export const writeEventTimes = (start: ShownTime, end: ShownTime): string =>
  `${writeShortDay(start)}, ${writeClock(start.hour, start.minute)}-${writeClock(end.hour, end.minute)}`;
