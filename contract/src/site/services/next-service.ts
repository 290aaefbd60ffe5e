import * as calendar from '../calendar.texts';
import { church } from '../church';
import { getInnsbruckUtcOffset } from './innsbruck-clock';
import { isHeldOn } from './service-starts';
import type { ServiceStart } from './service-starts';

export { getInnsbruckUtcOffset } from './innsbruck-clock';

const hour = 3_600_000;
const day = 24 * hour;

/** Latecomers are still shown a service that has just begun. */
const lateBy = hour / 2;

/** Days. Every quarter of a year has a fifth occurrence of each weekday, also with the shortest February. */
const horizon = 100;

/**
 * Start of the next service in local time of Innsbruck: `2026-11-29T10:00`. A service counts as the next one until half
 * an hour after its start. Undefined if the church has no services.
 */
export function findNextService(
  now: Date,
  services: readonly ServiceStart[] = church.serviceTimes.map(({ start }) => start),
): string | undefined {
  const local = now.getTime() + getInnsbruckUtcOffset(now.getTime()) * hour - lateBy;
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
 * Formats a start: `Sunday 29 November, 10:00`.
 * @param words calendar texts, by default in the page's language
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
 * Attribute of the element that names the next service. Its value is the text template with `{start}`, which the server
 * fills in. The prerendered text names no date and is true on every day.
 */
export const nextServiceAttribute = 'data-next-service';
