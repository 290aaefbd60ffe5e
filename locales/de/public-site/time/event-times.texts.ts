import { writeClock, writeDay } from 'contract/calendar';
import type * as english from 'public-site/time/event-times.texts';

/** `13.\u00a0September 2025, 9:00–16:00\u00a0Uhr` */
export const writeEventTimes: typeof english.writeEventTimes = (start, end) =>
  `${writeDay(start)}, ${writeClock(start.hour, start.minute)}–${writeClock(end.hour, end.minute)}\u00a0Uhr`;
