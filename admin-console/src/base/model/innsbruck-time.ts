import { hoursAhead } from 'contract/innsbruck-clock';
import { innsbruckMinute } from 'contract/innsbruck-moment';
import { locale } from 'contract/language';

const makeClock = (timeStyle: 'short' | 'medium') =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle,
    timeZone: 'Europe/Vienna',
  });

/** Making one takes thirty times as long as using it, and a long list has many times. */
const clocks = { minutes: makeClock('short'), seconds: makeClock('medium') };

/**
 * When something happened, by Innsbruck's clock wherever the reader is: all who work on a record speak of the same time,
 * and it is that of the audit log, whose days are Innsbruck's. Undefined for what is no time.
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

/** The month and its year in words. Undefined for what is no time. */
export function innsbruckMonth(at: unknown): string | undefined {
  const time = readTime(at);
  return time && months.format(time);
}

/** When something happened in numbers, and the time of day as HH:MM. */
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

/** Whether the clock of the reader's device shows another time than Innsbruck's, be it in a part of the year. */
export const hasOtherClock = (year = new Date().getFullYear()): boolean =>
  [0, 6].some((month) => {
    const noon = new Date(year, month, 1, 12);
    return -noon.getTimezoneOffset() !== hoursAhead(noon.getTime()) * 60;
  });
