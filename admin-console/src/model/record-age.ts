import type { Language, Translated } from 'shared-ui/language';
import { translate } from 'shared-ui/language';

interface AgeLabels {
  readonly now: string;
  readonly minutes: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly days: (count: number) => string;
  readonly months: (count: number) => string;
  readonly years: (count: number) => string;
  readonly received: (when: string) => string;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const ageLabels: Translated<AgeLabels> = {
  en: {
    now: 'now',
    minutes: (count) => `${count} min`,
    hours: (count) => `${count} h`,
    days: (count) => counted(count, 'day'),
    months: (count) => counted(count, 'month'),
    years: (count) => counted(count, 'year'),
    received: (when) => `Received ${when}`,
  },
};

/** Milliseconds. */
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const [daysOfMonth, daysOfYear] = [30.44, 365.25];

/**
 * How old a record is, in the largest unit of which it has one, of months two; undefined when it carries no date that
 * exists.
 * @param now in milliseconds; a server's clock may be ahead of it
 */
export function recordAge(createdAt: unknown, now: number, language: Language): string | undefined {
  if (typeof createdAt !== 'string' && typeof createdAt !== 'number') return undefined;
  const age = now - new Date(createdAt).getTime();
  if (Number.isNaN(age)) return undefined;
  const labels = translate(ageLabels, language);
  if (age < minute) return labels.now;
  if (age < hour) return labels.minutes(Math.floor(age / minute));
  if (age < day) return labels.hours(Math.floor(age / hour));
  const days = Math.floor(age / day);
  if (days < 2 * daysOfMonth) return labels.days(days);
  if (days < 2 * daysOfYear) return labels.months(Math.floor(days / daysOfMonth));
  return labels.years(Math.floor(days / daysOfYear));
}
