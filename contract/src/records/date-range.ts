/** Earliest year of birth that forms accept. */
export const firstYear = 1900;
/** Years from today within which a wedding or a dedication must be, before or after. */
export const nearYears = 10;

/** Range of every date. Without it, browsers accept years of one digit and of six. */
export const widestRange = [`${firstYear}-01-01`, '2999-12-31'] as const;

export type DateFormat = 'date' | 'past-date' | 'near-date';

export const isDateFormat = (format: string | undefined): format is DateFormat =>
  format?.endsWith('date') === true;

/**
 * The first and the last allowed day of a date field, as YYYY-MM-DD.
 *
 * @param earliest the user's day; if it is unknown, the earliest that it is anywhere on earth
 * @param latest the user's day; if it is unknown, the latest that it is anywhere
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
  // Browsers ignore a bound that is not a valid day, so 29 February becomes the 28th in other years.
  return `${year}${day.slice(4).replace('02-29', year % 4 === 0 ? '02-29' : '02-28')}`;
};
