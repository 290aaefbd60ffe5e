import { ageTexts } from './record-age.texts';

/** Lengths of units in milliseconds. */
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const [daysOfMonth, daysOfYear] = [30.44, 365.25];

/**
 * The age of a record in the largest unit that fits at least once (for months, twice); undefined if it carries no valid
 * date.
 * @param now in milliseconds; a server's clock may be ahead of it
 */
export function recordAge(createdAt: unknown, now: number): string | undefined {
  if (typeof createdAt !== 'string' && typeof createdAt !== 'number') return undefined;
  const age = now - new Date(createdAt).getTime();
  if (Number.isNaN(age)) return undefined;
  if (age < minute) return ageTexts.now;
  if (age < hour) return ageTexts.minutes(Math.floor(age / minute));
  if (age < day) return ageTexts.hours(Math.floor(age / hour));
  const days = Math.floor(age / day);
  if (days < 2 * daysOfMonth) return ageTexts.days(days);
  if (days < 2 * daysOfYear) return ageTexts.months(Math.floor(days / daysOfMonth));
  return ageTexts.years(Math.floor(days / daysOfYear));
}
