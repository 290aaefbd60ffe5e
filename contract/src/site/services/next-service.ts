import * as calendar from '../calendar.texts';
import { church } from '../church';
import { hoursAhead } from './innsbruck-clock';
import { isHeldOn } from './service-starts';
import type { ServiceStart } from './service-starts';

export { hoursAhead } from './innsbruck-clock';

const hour = 3_600_000;
const day = 24 * hour;

/** A visitor on the way is still told of a service that has just begun. */
const lateBy = hour / 2;

/** In days: the fifth of a weekday comes in every quarter of a year, also with the shortest of February in it. */
const horizon = 100;

/**
 * When the next service begins, by Innsbruck's clock: `2026-11-29T10:00`. Until half an hour after its beginning it is
 * the next one. Undefined where a church has none.
 */
export function findNextService(
  now: Date,
  services: readonly ServiceStart[] = church.serviceTimes.map(({ start }) => start),
): string | undefined {
  const local = now.getTime() + hoursAhead(now.getTime()) * hour - lateBy;
  const earliest = new Date(local).toISOString().slice(0, 16);
  for (let ahead = 0; ahead < horizon; ahead += 1) {
    const date = new Date(local + ahead * day);
    const starts = services
      .filter((service) => isHeldOn(service, date))
      .map(({ clock }) => `${date.toISOString().slice(0, 10)}T${clock}`);
    const [next] = starts.filter((start) => start >= earliest).sort();
    if (next !== undefined) return next;
  }
  return undefined;
}

/**
 * A start in words: `Sunday 29 November, 10:00`.
 * @param words of a calendar, in the page's language unless given
 */
export function writeServiceStart(start: string, words: CalendarWords = calendar): string {
  const [date = '', clock = ''] = start.split('T');
  const time = new Date(date);
  return words.writeWeekday({
    weekday: words.weekdays[time.getUTCDay()] ?? '',
    day: time.getUTCDate(),
    month: words.months[time.getUTCMonth()] ?? '',
    clock,
  });
}

type CalendarWords = Pick<typeof calendar, 'months' | 'weekdays' | 'writeWeekday'>;

/**
 * Marks the element of a page that names the next service. Its value is what the element says of one, `{start}` being
 * when: who serves the page writes it in. What stands there meanwhile names no date, and is true on every day.
 */
export const nextServiceAttribute = 'data-next-service';
