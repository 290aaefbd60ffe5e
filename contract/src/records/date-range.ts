/** Nobody who fills in a form was born before this year. */
export const firstYear = 1900;
/** A wedding or a dedication is so many years from today at most, before or after. */
export const nearYears = 10;

/** Which days each kind of date takes, from the first to the last. A number is years from today. */
const ranges = {
  date: ['0001-01-01', '9999-12-31'],
  'past-date': [`${firstYear}-01-01`, 0],
  'near-date': [-nearYears, nearYears],
} as const satisfies Readonly<Record<string, readonly [string | number, string | number]>>;

export type DateFormat = keyof typeof ranges;

export const isDateFormat = (format: string | undefined): format is DateFormat =>
  format !== undefined && Object.hasOwn(ranges, format);

/**
 * The first and the last day that a date may be, as YYYY-MM-DD.
 *
 * @param today the reader's day; where it is not known, the earliest that it is somewhere on earth, and the latest
 */
export function dateRange(
  format: DateFormat,
  [earliest, latest]: readonly [string, string],
): readonly [string, string] {
  const [first, last] = ranges[format];
  return [inYears(first, earliest), inYears(last, latest)];
}

/** Four digits of a year, which a browser's own control does not bound by itself. */
export const fixedRange = (format: DateFormat): { readonly min?: string; readonly max: string } => {
  const [first] = ranges[format];
  return { ...(typeof first === 'string' && { min: first }), max: ranges.date[1] };
};

/** The 29 of February of a year without one is compared like any other day. */
const inYears = (day: string | number, today: string): string =>
  typeof day === 'string'
    ? day
    : `${String(Number(today.slice(0, 4)) + day).padStart(4, '0')}${today.slice(4)}`;
