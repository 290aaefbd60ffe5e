import { locale } from 'contract/language';
import { isAlways, movingPeriods } from 'contract/periods';
import type { Period } from 'contract/periods';
import { calendarDay } from './calendar-day';
import { innsbruckMonth } from './innsbruck-time';
import { periodTexts } from './period.texts';

const shortMonth = new Intl.DateTimeFormat(locale, {
  ...{ month: 'short', year: 'numeric' },
  timeZone: 'UTC',
});

/** The short name of a month, YYYY-MM, for a chart. */
export const monthName = (month: string): string => shortMonth.format(new Date(`${month}-01`));

/** A period as `readPeriod` reads it, in words: `October 2026`, `Last 90 days`, `1 Oct 2026 to 7 Oct 2026`. */
export function periodWords(text: string): string {
  const moving = movingPeriods.find((period) => period === text);
  if (moving) return periodTexts.moving[moving];
  const [first = '', last] = text.split('..');
  return last === undefined
    ? partWords(first)
    : periodTexts.range(partWords(first), partWords(last));
}

/** A year, a month or a day in words. */
function partWords(text: string): string {
  if (text.length === 'YYYY'.length) return text;
  const month = text.length === 'YYYY-MM'.length ? innsbruckMonth(text) : undefined;
  return month ?? calendarDay(text);
}

/** The first and the last day of a period in words. */
export const daysOf = (period: Period): string =>
  isAlways(period)
    ? periodTexts.moving.all
    : periodTexts.range(calendarDay(period.firstDay), calendarDay(period.lastDay));
