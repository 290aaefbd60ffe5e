import { locale } from 'contract/language';
import { movingPeriods } from 'contract/periods';
import { calendarDay } from './calendar-day';
import { periodTexts } from './period.texts';

const monthWords = new Intl.DateTimeFormat(locale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

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
  const time = Date.parse(text);
  const isMonth = text.length === 'YYYY-MM'.length && !Number.isNaN(time);
  return isMonth ? monthWords.format(time) : calendarDay(text);
}
