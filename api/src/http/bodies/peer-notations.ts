/** Digits, and behind a point or a comma one or two decimals: three could be a thousand's. */
const amount = /^-?\d{1,15}(?:[.,]\d{1,2})?$/;

/**
 * Reads an amount that is written as text, as forms and other programs send it. Any other text is left as it is, for
 * its schema to refuse: '1,234' is a thousand to one reader and little more than one to another.
 */
export const readAmount = (text: string): number | string =>
  amount.test(text) ? Number(text.replace(',', '.')) : text;

/** A day at midnight, as ISO 8601 writes it, of any offset. */
const midnight =
  /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/i;

/**
 * Reads the day of a date-time that is a midnight: the day as it is written, with any offset. Any other text is
 * left for its format to refuse. Another hour may be a midnight elsewhere, and so another day: 23:00Z is tomorrow in
 * Austria.
 */
export const readDay = (text: string): string => midnight.exec(text)?.[1] ?? text;
