/** Fewer digits are part of too many numbers. */
const minDigits = 6;

/**
 * The digits by which a telephone number is known, whatever its notation: `+43 (0)664 123`, `0043664123` and
 * `0664 123` all end in 664123. Undefined when there are fewer than six.
 */
export function significantDigits(phone: string): string | undefined {
  const digits = phone.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < minDigits ? undefined : digits;
}

/** The same of words that are searched; undefined unless they look like a telephone number. */
export const searchedDigits = (words: string): string | undefined =>
  /^\+?[\d\s()/.-]+$/.test(words) ? significantDigits(words) : undefined;

/** Whether two numbers are the same, or one is the other without the code of its country or town. */
export function isSameNumber(digits: string, phone: string): boolean {
  const other = significantDigits(phone);
  return other !== undefined && (other.endsWith(digits) || digits.endsWith(other));
}
