import { languageCodes, languages } from 'contract/languages';
import { contractUmlauts } from 'contract/searched-words';
import { foldForSearch } from 'contract/text-folding';

/** The parts of a date that were typed: a month at least, or a time of day. */
export interface SearchedDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  /** The time as `HH:MM`. */
  readonly clock?: string;
}

interface DateAndWords {
  readonly date: SearchedDate;
  /** The words that are no part of the date, as they were typed. */
  readonly others: readonly string[];
}

/**
 * Finds a date in a search text, in the ways in which people write one: `Oct 2026`, `2026-10`, `Oktober`, `10.2026`,
 * `12. Oktober 2026`, `12.10.`, `12:30`. Undefined if there is none: a year or a number alone may be anything, and so may the
 * first letters of a month.
 */
export function readSearchedDate(typed: string): DateAndWords | undefined {
  const words = typed.split(/[\s,]+/).filter(Boolean);
  const read = words.map((word) => readWord(word));
  const isAlone = words.length === 1;
  const says = read.some((part) => part?.clock !== undefined || part?.month !== undefined);
  if (!says || (isAlone && read[0]?.isShort)) return undefined;
  const hasMonth = read.some((part) => part?.month !== undefined);
  const parts = read.map(
    (part, at) => part ?? (hasMonth ? readNumber(words[at] ?? '') : undefined),
  );
  const { isShort: _isShort, ...date } = Object.assign({}, ...parts) as DatePart;
  return { date, others: words.filter((_word, at) => parts[at] === undefined) };
}

/** Whether a moment in Innsbruck's time matches the typed parts. */
export const isWithin = (moment: SearchedDate, date: SearchedDate): boolean =>
  (['year', 'month', 'day', 'clock'] as const).every(
    (part) => date[part] === undefined || date[part] === moment[part],
  );

interface DatePart extends SearchedDate {
  /** Whether it is an abbreviated month, which may be another word. */
  readonly isShort?: boolean;
}

function readWord(word: string): DatePart | undefined {
  const clock = /^(\d{1,2}):(\d{2})$/.exec(word);
  if (clock) return { clock: `${clock[1]?.padStart(2, '0')}:${clock[2]}` };
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(word);
  if (iso) return numbers(iso[1], iso[2], iso[3]);
  const german = /^(?:(\d{1,2})\.)?(\d{1,2})\.(\d{4})$/.exec(word);
  if (german) return numbers(german[3], german[2], german[1]);
  // The last point tells a day from an amount.
  const withoutYear = /^(\d{1,2})\.(\d{1,2})\.$/.exec(word);
  if (withoutYear) return numbers(undefined, withoutYear[2], withoutYear[1]);
  return readMonth(word);
}

function numbers(year?: string, month?: string, day?: string): DatePart | undefined {
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  return {
    ...(year && { year: Number(year) }),
    month: Number(month),
    ...(day && { day: Number(day) }),
  };
}

/** Parses a number that stands beside a month: a year or a day. */
function readNumber(word: string): DatePart | undefined {
  if (/^(?:19|20)\d{2}$/.test(word)) return { year: Number(word) };
  const day = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/i.exec(word)?.[1];
  return day && Number(day) >= 1 && Number(day) <= 31 ? { day: Number(day) } : undefined;
}

const fewestLetters = 3;

function readMonth(word: string): DatePart | undefined {
  const folded = foldMonth(word);
  if (folded.length < fewestLetters) return undefined;
  const month = monthNames().findIndex((names) => names.some((name) => name.startsWith(folded)));
  if (month === -1) return undefined;
  const isWhole = monthNames()[month]?.includes(folded);
  return { month: month + 1, ...(!isWhole && { isShort: true }) };
}

const foldMonth = (word: string): string => contractUmlauts(foldForSearch(word).replace('.', ''));

let known: readonly (readonly string[])[] | undefined;

/** The folded names of each month in all languages and regions: Jänner is Januar as well. */
function monthNames(): readonly (readonly string[])[] {
  const locales = languageCodes.flatMap((code) => [code, languages[code].locale]);
  known ??= Array.from({ length: 12 }, (_, month) => {
    const day = new Date(Date.UTC(2026, month, 15));
    const nameIn = (locale: string) =>
      foldMonth(day.toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' }));
    return [...new Set(locales.map(nameIn))];
  });
  return known;
}
