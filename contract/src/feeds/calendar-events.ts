import type { ToldEntry } from '../content/calendar-marks';
import { findNextService } from '../site/services/next-service';
import { minutesOf, readServiceStart } from '../site/services/service-starts';
import type { CalendarEvent } from './icalendar';

/** What an event has beside what its entry says. */
type Told = Pick<CalendarEvent, 'sequence' | 'changedAt' | 'isCancelled' | 'url'>;

/** A programme as an event. */
export const programEvent = (
  { id, name, summary, place, start, end }: ToldEntry<'programs'>,
  told: Told,
): CalendarEvent => ({
  uid: `programs-${id}`,
  ...told,
  ...{ start, end, summary: name, description: summary, location: place },
});

const weekdayLetters = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** From when services recur: their first day must fit how they do, and may not move from one file to the next. */
const firstDay = new Date('2025-01-01T00:00:00.000Z');

/** A service as an event that recurs. @param location where the church is; undefined where that is not said */
export function serviceEvent(
  service: ToldEntry<'services'>,
  told: Told,
  location: string | undefined,
): CalendarEvent | undefined {
  const held = readServiceStart(service);
  const start = findNextService(firstDay, [held]);
  if (start === undefined) return undefined;
  const day = weekdayLetters[held.weekday] ?? '';
  const days = held.weeks?.map((week) => `${week}${day}`);
  return {
    uid: `services-${service.id}`,
    ...told,
    ...{ start, end: minutesOf(service), location },
    rule: days ? `FREQ=MONTHLY;BYDAY=${days.join(',')}` : `FREQ=WEEKLY;BYDAY=${day}`,
    ...{ summary: service.name, description: service.time },
  };
}
