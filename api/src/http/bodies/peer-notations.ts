/** Matches digits with one or two decimals behind a point or a comma: three could be thousands. */
const amount = /^-?\d{1,15}(?:[.,]\d{1,2})?$/;

/**
 * Parses an amount that is sent as text, as by forms and other programs. Any other text is left to its schema to
 * refuse: '1,234' is a thousand to one reader and little more than one to another.
 */
export const parseAmountText = (text: string): number | string =>
  amount.test(text) ? Number(text.replace(',', '.')) : text;

/** Matches a day at midnight in ISO 8601, with any offset. */
const midnight =
  /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/i;

/**
 * Returns the day of a date-time at midnight, as it is written, with any offset. Any other text is left to its format
 * to refuse. Another hour may be midnight elsewhere, and so another day: 23:00Z is tomorrow in Austria.
 */
export const readDay = (text: string): string => midnight.exec(text)?.[1] ?? text;
