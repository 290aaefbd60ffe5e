import { locale } from 'contract/language';

const makeClock = (timeStyle: 'short' | 'medium') =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle,
    timeZone: 'Europe/Vienna',
  });

const clocks = { minutes: makeClock('short'), seconds: makeClock('medium') };

/**
 * When something happened to an account, by Innsbruck's clock wherever the reader is: the same time as in the audit log,
 * whose days are Innsbruck's. Undefined for what is no time.
 */
export function innsbruckTime(
  at: string | null | undefined,
  precision: keyof typeof clocks = 'minutes',
): string | undefined {
  const time = new Date(at ?? NaN);
  return Number.isNaN(time.getTime()) ? undefined : clocks[precision].format(time);
}
