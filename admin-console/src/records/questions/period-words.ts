import { locale } from 'contract/language';
import { isAlways, movingPeriods } from 'contract/periods';
import type { MovingPeriod, Period } from 'contract/periods';
import { calendarDay } from '../../base/model/calendar-day';
import { questionTexts } from './question.texts';

const makeMonths = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat(locale, { month, year: 'numeric', timeZone: 'UTC' });

/** Long names are for headings and choices, short ones for charts. */
const months = { short: makeMonths('short'), long: makeMonths('long') };

/** The name of a month, YYYY-MM. */
export const monthName = (month: string, length: 'short' | 'long' = 'short'): string =>
  months[length].format(new Date(`${month}-01`));

/** The name of a period: "This year", "October 2026", or its days. */
export function periodName(text: string): string {
  const moving = findMoving(text);
  if (moving) return questionTexts.period.names[moving];
  const days = text.split('..').map(dayName);
  return days.join(' – ');
}

/** The first and the last day of a period in words. */
export const daysOf = (period: Period): string =>
  isAlways(period)
    ? questionTexts.period.names.all
    : [period.firstDay, period.lastDay].map(calendarDay).join(' – ');

export const findMoving = (text: string): MovingPeriod | undefined =>
  movingPeriods.find((name) => name === text);

/** A year stays as it is written. */
function dayName(text: string): string {
  if (text.length === 7) return monthName(text, 'long');
  return text.length === 10 ? calendarDay(text) : text;
}
