import { programEvent, serviceEvents } from 'contract/calendar-events';
import type { CalendarEntry } from 'contract/calendar-marks';
import { writeCalendar } from 'contract/icalendar';
import type { CalendarEvent } from 'contract/icalendar';
import { localPath } from 'contract/language';
import { feedPaths } from '../page/feed-paths';
import { programCalendarPath } from '../programs/calendar-link';
import { getEntry } from '../shown-content/page-content';
import { feedTexts } from './feed.texts';

/** The church's calendar and one for each programme, by path. */
export function calendarFiles(
  entries: readonly CalendarEntry[],
  origin: string,
): ReadonlyMap<string, string> {
  const name = feedTexts.calendar(getEntry('identity').name);
  const events = entries.flatMap((entry) =>
    toEvents(entry, origin).map((event) => ({ entry, event: nameCancelled(event) })),
  );
  const write = (path: string, shown: readonly { readonly event: CalendarEvent }[]) => {
    const source = origin + localPath(path);
    return [
      path,
      writeCalendar({ name, source, events: shown.map(({ event }) => event) }),
    ] as const;
  };
  const programs = events.filter(({ entry }) => entry.kind === 'programs');
  return new Map([
    write(feedPaths.calendar, events),
    ...programs.map((program) => write(programCalendarPath(program.entry.entry.id), [program])),
  ]);
}

function toEvents(found: CalendarEntry, origin: string): readonly CalendarEvent[] {
  const { sequence, changedAt, isCancelled, isTakenBack } = found;
  const told = (path: string) => ({
    ...{ sequence, changedAt, isCancelled },
    url: isTakenBack ? undefined : origin + localPath(path),
  });
  if (found.kind === 'programs') {
    const { entry } = found;
    return [programEvent(entry, told(entry.page ?? '/'))];
  }
  const { name, street, postalCode, city } = getEntry('identity');
  const place = `${name}, ${street}, ${postalCode} ${city}`;
  return serviceEvents(found.entry, told('/more/visit'), isTakenBack ? undefined : place);
}

/** Many calendar apps ignore STATUS, so the title tells that the event is cancelled. */
const nameCancelled = (event: CalendarEvent): CalendarEvent =>
  event.isCancelled ? { ...event, summary: feedTexts.cancelled(event.summary) } : event;
