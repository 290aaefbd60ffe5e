/** Nobody who fills in a form was born before this year. */
export const firstYear = 1900;
/** A wedding or a dedication is so many years from today at most, before or after. */
export const nearYears = 10;

/** What every date is within: without it a browser takes years of one digit, and of six. */
export const widestRange = [`${firstYear}-01-01`, '2999-12-31'] as const;

export type DateFormat = 'date' | 'past-date' | 'near-date';

export const isDateFormat = (format: string | undefined): format is DateFormat =>
  format?.endsWith('date') === true;

/**
 * The first and the last day that a date may be, as YYYY-MM-DD.
 *
 * @param earliest the reader's day; where it is not known, the earliest that it is somewhere on earth
 * @param latest the same day, or the latest that it is somewhere
 */
export function dateRange(
  format: DateFormat,
  earliest: string,
  latest: string,
): readonly [string, string] {
  const [first, last] = widestRange;
  if (format === 'near-date') return [inYears(-nearYears, earliest), inYears(nearYears, latest)];
  return [first, format === 'past-date' ? latest : last];
}

const inYears = (years: number, day: string): string => {
  const year = Number(day.slice(0, 4)) + years;
  // A browser takes no bound that is no day: of the 29 of February it is the day before in most years.
  return `${year}${day.slice(4).replace('02-29', year % 4 === 0 ? '02-29' : '02-28')}`;
};
