import { getInnsbruckUtcOffset } from 'contract/innsbruck-clock';
import { innsbruckMinute } from 'contract/innsbruck-moment';
import { locale } from 'contract/language';

const makeClock = (timeStyle: 'short' | 'medium') =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle,
    timeZone: 'Europe/Vienna',
  });

/** The formatters are made once: making one takes thirty times as long as using it, and a long list has many times. */
const clocks = { minutes: makeClock('short'), seconds: makeClock('medium') };

/**
 * A time in Innsbruck, wherever the reader is, so that all staff see the same time for a record, and the same day as in
 * the audit log. Undefined if `at` is no valid time.
 */
export function innsbruckTime(
  at: unknown,
  precision: keyof typeof clocks = 'minutes',
): string | undefined {
  const time = readTime(at);
  return time && clocks[precision].format(time);
}

const months = new Intl.DateTimeFormat(locale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Vienna',
});

/** The month and year of a time in Innsbruck; undefined if `at` is no valid time. */
export function innsbruckMonth(at: unknown): string | undefined {
  const time = readTime(at);
  return time && months.format(time);
}

/** The date and time in Innsbruck as numbers, the time of day as HH:MM. */
export function innsbruckNumbers(at: unknown) {
  const time = readTime(at);
  if (!time) return undefined;
  const [day = '', clock = ''] = innsbruckMinute(time).split('T');
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date, clock };
}

function readTime(at: unknown): Date | undefined {
  if (typeof at !== 'string' && typeof at !== 'number') return undefined;
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Whether the device's clock differs from Innsbruck's, at least in a part of the year. */
export const isOutsideInnsbruckTime = (year = new Date().getFullYear()): boolean =>
  [0, 6].some((month) => {
    const noon = new Date(year, month, 1, 12);
    return -noon.getTimezoneOffset() !== getInnsbruckUtcOffset(noon.getTime()) * 60;
  });
