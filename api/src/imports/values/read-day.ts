import type { DateOrder, ImportCellError } from 'contract/import-fields';

/** Names of months in German and English, by their first letters without umlauts. */
const months: readonly string[] = [
  ...['jan|jann', 'feb', 'mar|maerz', 'apr', 'mai|may', 'jun'],
  ...['jul', 'aug', 'sep', 'okt|oct', 'nov', 'dez|dec'],
];

/** Excel counts days from here: its 1 is the first of January 1900, and it takes 1900 for a leap year. */
const firstSerialDay = Date.UTC(1899, 11, 30);
/** Serial days from 1900 to 2999; four digits are a year. */
const serial = /^[1-4]\d{4}$/;

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const compact = /^(\d{4})(\d\d)(\d\d)$/;
const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const dayFirstName = /^(\d{1,2})(?:\.|st|nd|rd|th)? ?(?:of )?([a-z]+)\.?,? (\d{4})$/;
const monthFirstName = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/;
/** Midnight behind a day, as databases export it. */
const midnight = /[ T]0{1,2}:00(?::00(?:\.0+)?)?(?:Z| ?AM)?$/i;

/**
 * Parses a day in any of the usual notations into YYYY-MM-DD: 3.4.1980, 03/04/1980, 1980-04-03, 19800403, a serial day
 * of Excel, 3. April 1980, Apr 3, 1980.
 * @param order which number of a date with slashes is the day, if it is known
 */
export function readDay(
  typed: string,
  order: DateOrder | undefined,
): { readonly day: string } | { readonly code: ImportCellError } {
  const text = typed.trim().replace(midnight, '');
  if (serial.test(text)) return toDayOf(new Date(firstSerialDay + Number(text) * 86_400_000));
  const found = readParts(text);
  if (found !== undefined) return found;
  const [, first = '', second = '', year = ''] = slashed.exec(text) ?? [];
  if (year === '') return { code: 'no-date' };
  const orders = couldBeOrders(text);
  const sure = orders.length === 1 ? orders[0] : order;
  if (orders.length === 0) return { code: 'no-date' };
  if (sure === undefined) return { code: 'unclear-date' };
  return sure === 'mdy' ? toDay(year, first, second) : toDay(year, second, first);
}

/** The orders in which a date with slashes can be read; none for any other text. */
export function couldBeOrders(typed: string): readonly DateOrder[] {
  const match = slashed.exec(typed.trim().replace(midnight, ''));
  if (match === null) return [];
  const [, first = '', second = '', year = ''] = match;
  const isDay = (day: { readonly day: string } | object) => 'day' in day;
  const [asDay, asMonth] = [toDay(year, second, first), toDay(year, first, second)];
  // Both orders give the same day on the third of March.
  if (first.padStart(2, '0') === second.padStart(2, '0')) return isDay(asDay) ? ['dmy'] : [];
  return [
    ...(isDay(asDay) ? (['dmy'] as const) : []),
    ...(isDay(asMonth) ? (['mdy'] as const) : []),
  ];
}

/** The day of the notations that have one meaning. */
function readParts(text: string) {
  const [, year = '', month = '', day = ''] = yearFirst.exec(text) ?? compact.exec(text) ?? [];
  if (year !== '') return toDay(year, month, day);
  const german = dotted.exec(text);
  if (german !== null) return toDay(german[3] ?? '', german[2] ?? '', german[1] ?? '');
  const words = text
    .toLowerCase()
    .replace('ä', 'a')
    .replace(/\s+/g, ' ')
    .replace(/^(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /, '');
  const named = dayFirstName.exec(words);
  if (named !== null) return toDay(named[3] ?? '', monthNumber(named[2] ?? ''), named[1] ?? '');
  const american = monthFirstName.exec(words);
  if (american !== null)
    return toDay(american[3] ?? '', monthNumber(american[1] ?? ''), american[2] ?? '');
  return undefined;
}

const monthNumber = (name: string): string =>
  String(
    1 + months.findIndex((starts) => starts.split('|').some((start) => name.startsWith(start))),
  );

/** A day that exists, in a year that somebody can mean: programs write year 0 or 1000 for an unknown one. */
function toDay(year: string, month: string, day: string) {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00.000Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text))
    return { code: 'no-date' } as const;
  return toDayOf(date);
}

const firstPossibleYear = 1800;

function toDayOf(date: Date) {
  if (date.getUTCFullYear() < firstPossibleYear) return { code: 'no-date' } as const;
  return { day: date.toISOString().slice(0, 10) };
}
