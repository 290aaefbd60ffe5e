import { locale } from 'contract/language';
import { toInnsbruckDay } from 'contract/innsbruck-day';
import { reviewMarkTexts } from './review-marks.texts';

const dayLength = 24 * 3_600_000;
const zone = { timeZone: 'Europe/Vienna' };
const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', ...zone });
const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...zone });
const datesOfYears = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...zone });
const nearDays = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const clocks = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zone });

/** When a record is due, in words: "due tomorrow", "overdue since Monday". Days are Innsbruck's. */
export function dueWords(dueAt: string, now: number): string {
  const due = new Date(dueAt);
  const distance = daysBetween(now, due);
  if (due.getTime() < now) {
    if (distance === 0) return reviewMarkTexts.overdueToday(clocks.format(due));
    return distance === -1
      ? reviewMarkTexts.overdueYesterday
      : reviewMarkTexts.overdue(dayWord(due, now));
  }
  if (distance === 0) return reviewMarkTexts.dueToday(clocks.format(due));
  return distance === 1 ? reviewMarkTexts.dueTomorrow : reviewMarkTexts.due(dayWord(due, now));
}

/** A day that is over: "today", "yesterday", its weekday or its date. */
export function pastDayWord(moment: Date, now: number): string {
  const distance = daysBetween(now, moment);
  return distance === 0 || distance === -1
    ? nearDays.format(distance, 'day')
    : dayWord(moment, now);
}

/** A day near to now as its weekday, any other as its date. */
function dayWord(moment: Date, now: number): string {
  if (Math.abs(daysBetween(now, moment)) < 7) return weekdays.format(moment);
  return dateWord(moment, now);
}

/** A date, with its year if that is not the present one: "3 Aug". */
export function dateWord(moment: Date, now: number): string {
  const isThisYear =
    toInnsbruckDay(moment).slice(0, 4) === toInnsbruckDay(new Date(now)).slice(0, 4);
  return (isThisYear ? dates : datesOfYears).format(moment);
}

/** A moment as its day and its time: "Friday 18:00". */
export const momentWord = (at: string, now: number): string =>
  `${dayWord(new Date(at), now)} ${clocks.format(new Date(at))}`;

/** Days from the day of one moment to that of the other. */
const daysBetween = (from: number, to: Date): number =>
  Math.round(
    (Date.parse(toInnsbruckDay(to)) - Date.parse(toInnsbruckDay(new Date(from)))) / dayLength,
  );
