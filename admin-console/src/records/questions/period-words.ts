import { locale } from 'contract/language';
import { isAlways } from 'contract/periods';
import type { Period } from 'contract/periods';
import { calendarDay } from '../../base/model/calendar-day';
import { periodTexts } from '../../base/model/period.texts';

const shortMonth = new Intl.DateTimeFormat(locale, {
  ...{ month: 'short', year: 'numeric' },
  timeZone: 'UTC',
});

/** The name of a month, YYYY-MM, for a chart. */
export const monthName = (month: string): string => shortMonth.format(new Date(`${month}-01`));

/** The first and the last day of a period in words. */
export const daysOf = (period: Period): string =>
  isAlways(period)
    ? periodTexts.moving.all
    : periodTexts.range(calendarDay(period.firstDay), calendarDay(period.lastDay));
