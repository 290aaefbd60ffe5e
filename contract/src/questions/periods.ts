import { daysAfter, innsbruckDay, toInnsbruckDay } from '../site/services/innsbruck-day';

/** Periods that move with the day on which they are read. */
export const movingPeriods = [
  ...(['this-month', 'last-month', 'this-year', 'last-year'] as const),
  ...(['last-7-days', 'last-90-days', 'all'] as const),
];
export type MovingPeriod = (typeof movingPeriods)[number];

/** Whole days in Innsbruck. A time `at` is in it if `from <= at` and `at < to`, compared as texts. */
export interface Period {
  /** ISO 8601 in UTC. */
  readonly from: string;
  readonly to: string;
  /** YYYY-MM-DD; the last day is in the period. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Days of a period at most, which bounds the months of a table. */
const mostDays = 36_600;

const always: Period = {
  from: '0000-01-01T00:00:00.000Z',
  to: '9999-12-30T23:00:00.000Z',
  firstDay: '0000-01-01',
  lastDay: '9999-12-30',
};

/** Whether a period is all time, which has no months and nothing before it. */
export const isAlways = ({ from }: Period): boolean => from === always.from;

/**
 * Reads `2026`, `2026-10`, `2026-10-12`, `2026-10-01..2026-10-31` or one of `movingPeriods`; undefined for any other
 * text. Ranges end on a day that is part of them, and are at most a hundred years long.
 */
export function readPeriod(text: string, now: Date): Period | undefined {
  if (text === 'all') return always;
  const today = toInnsbruckDay(now);
  const moving = readMoving(text, today);
  if (moving) return period(...moving);
  const [first = '', last = first, ...more] = text.split('..');
  if (more.length > 0) return undefined;
  const [begin, end] = [readDays(first)?.[0], readDays(last)?.[1]];
  return begin && end ? period(begin, end) : undefined;
}

/** The first and the last day. */
type Days = readonly [string, string];

function readMoving(text: string, today: string): Days | undefined {
  const month = today.slice(0, 7);
  const year = Number(today.slice(0, 4));
  switch (text) {
    case 'this-month':
      return readDays(month);
    case 'last-month':
      return readDays(monthsAfter(month, -1));
    case 'this-year':
      return readDays(String(year));
    case 'last-year':
      return readDays(String(year - 1));
    case 'last-7-days':
      return [daysAfter(today, -6), today];
    case 'last-90-days':
      return [daysAfter(today, -89), today];
    default:
      return undefined;
  }
}

/** Reads a year, a month or a day. */
function readDays(text: string): Days | undefined {
  if (/^\d{4}$/.test(text)) return [`${text}-01-01`, `${text}-12-31`];
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text))
    return [`${text}-01`, daysAfter(`${monthsAfter(text, 1)}-01`, -1)];
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? [text, text] : undefined;
}

function period(firstDay: string, lastDay: string): Period | undefined {
  const [first, last] = [innsbruckDay(firstDay), innsbruckDay(lastDay)];
  if (!first || !last || firstDay < '1900' || lastDay >= '3000') return undefined;
  const length = countDays(firstDay, lastDay);
  return length < 1 || length > mostDays
    ? undefined
    : { from: first.from, to: last.to, firstDay, lastDay };
}

/** How many days a period has. */
const countDays = (firstDay: string, lastDay: string): number =>
  Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000) + 1;

/** The month some months after another. Both are YYYY-MM. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  const text = String(Math.floor(months / 12)).padStart(4, '0');
  return `${text}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/**
 * The period before another, to compare the two: whole months before whole months, else as many days. Of a period that
 * is not over, only as many days of the one before count as have begun. Undefined for all time.
 */
export function previousPeriod(current: Period, now: Date): Period | undefined {
  if (isAlways(current)) return undefined;
  const { firstDay, lastDay } = current;
  const months = countWholeMonths(current);
  const first =
    months === undefined
      ? daysAfter(firstDay, -countDays(firstDay, lastDay))
      : `${monthsAfter(firstDay.slice(0, 7), -months)}-01`;
  const last = daysAfter(firstDay, -1);
  const today = toInnsbruckDay(now);
  if (months === undefined || today < firstDay || today >= lastDay) return period(first, last);
  const reached = daysAfter(first, countDays(firstDay, today) - 1);
  return period(first, reached < last ? reached : last);
}

/** Undefined if a period does not begin and end with a month. */
function countWholeMonths({ firstDay, lastDay }: Period): number | undefined {
  const next = daysAfter(lastDay, 1);
  if (!firstDay.endsWith('-01') || !next.endsWith('-01')) return undefined;
  return monthsOf({ firstDay, lastDay }).length;
}

/** The months that a period touches, YYYY-MM, oldest first; none of all time. */
export function monthsOf({ firstDay, lastDay }: Pick<Period, 'firstDay' | 'lastDay'>) {
  const months: string[] = [];
  if (firstDay === always.firstDay) return months;
  for (let month = firstDay.slice(0, 7); month <= lastDay; month = monthsAfter(month, 1))
    months.push(month);
  return months;
}
