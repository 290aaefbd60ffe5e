import { toInnsbruckDay } from 'contract/innsbruck-day';
import { monthsAfter } from 'contract/periods';

/**
 * Months to choose from, YYYY-MM, the latest first.
 * @param ahead how many of them begin after now
 */
export function latestMonths(now: Date, count: number, ahead = 0): readonly string[] {
  const current = toInnsbruckDay(now).slice(0, 'YYYY-MM'.length);
  return Array.from({ length: count }, (_, place) => monthsAfter(current, ahead - place));
}
