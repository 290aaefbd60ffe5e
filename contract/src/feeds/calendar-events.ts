import type { CalendarEventEntry } from '../content/calendar-marks';
import { findNextService } from '../site/services/next-service';
import { getMinutes, readServiceStart } from '../site/services/service-starts';
import type { CalendarEvent } from './icalendar';

/** The properties of an event that do not come from its entry. */
type Told = Pick<CalendarEvent, 'sequence' | 'changedAt' | 'isCancelled' | 'url'>;

export const programEvent = (
  { id, name, summary, place, start, end }: CalendarEventEntry<'programs'>,
  told: Told,
): CalendarEvent => ({
  uid: `programs-${id}`,
  ...told,
  ...{ start, end, summary: name, description: summary, location: place },
});

const weekdayLetters = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Start of the recurrence of services. It must match their rules and must stay the same in every version of the feed.
 */
const firstDay = new Date('2025-01-01T00:00:00.000Z');

/**
 * A service as recurring events, one for each of its weeks of the month, because Outlook ignores a rule that names
 * several.
 * @param location address of the church; undefined if it is not published
 */
export function serviceEvents(
  service: CalendarEventEntry<'services'>,
  told: Told,
  location: string | undefined,
): readonly CalendarEvent[] {
  const { weeks, ...held } = readServiceStart(service);
  const uid = `services-${service.id}`;
  const day = weekdayLetters[held.weekday] ?? '';
  const weekly = {
    uid,
    start: findNextService(firstDay, [held]),
    rule: `FREQ=WEEKLY;BYDAY=${day}`,
  };
  const monthly = [...new Set(weeks)].map((week) => ({
    uid: `${uid}-${week}`,
    start: findNextService(firstDay, [{ ...held, weeks: [week] }]),
    rule: `FREQ=MONTHLY;BYDAY=${week}${day}`,
  }));
  const words = { summary: service.name, description: service.time, location };
  return (weeks ? monthly : [weekly]).flatMap(({ start, ...rule }) =>
    start === undefined ? [] : [{ ...told, ...words, ...rule, start, end: getMinutes(service) }],
  );
}
