import { dateRange, isDateFormat } from 'contract/date-range';
import type { DateFormat } from 'contract/date-range';
import { isEmailAddress, toStoredEmail } from 'contract/email-address';
import type { FieldSchema } from 'contract/field';

/** What can be wrong with a field before it is sent. */
export type FaultKind =
  | 'missing'
  | 'unchosen'
  | 'email'
  | 'phone'
  | 'date'
  | 'future'
  | 'tooEarly'
  | 'farOff'
  | 'number'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooShort';

/** So many characters more than a field may have, in UTF-16 code units. */
export interface TooLong {
  readonly excess: number;
}

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The first fault of a field, read from the browser's own validation and from what it does not know: blanks are no
 * answer, a text has a limit, and a date has a range that goes by today. No control has HTML's `maxlength`, which cuts what
 * is pasted without a word. `today` is YYYY-MM-DD in the visitor's zone.
 */
export function findFault(
  element: FieldElement,
  schema: FieldSchema,
  today: string,
): FaultKind | TooLong | undefined {
  const { validity, value } = element;
  const isChoice = element instanceof HTMLSelectElement || element.type === 'radio';
  const excess = excessOf(value, schema);
  if (excess > 0) return { excess };
  // Browsers take other addresses than the server: with letters beyond ASCII not all of them, with pasted space none.
  if ('format' in schema && schema.format === 'email' && value.trim() !== '')
    return isEmailAddress(toStoredEmail(value)) ? undefined : 'email';
  if (validity.badInput) return schema.type === 'number' ? 'number' : 'date';
  if (validity.valueMissing || (element.required && value.trim() === ''))
    return isChoice ? 'unchosen' : findNeed(schema);
  if (validity.patternMismatch) return 'phone';
  if ('format' in schema && isDateFormat(schema.format))
    return findDateFault(value, schema.format, today);
  if (validity.rangeUnderflow) return 'tooSmall';
  if (validity.rangeOverflow) return 'tooLarge';
  if (validity.stepMismatch) return 'number';
  return validity.tooShort ? 'tooShort' : undefined;
}

/** A year of more than four digits makes a text that is longer. */
function findDateFault(day: string, format: DateFormat, today: string): FaultKind | undefined {
  const [first, last] = dateRange(format, [today, today]);
  const isAfter = day.length > last.length || day > last;
  if (day === '' || (day >= first && !isAfter)) return undefined;
  if (format === 'near-date') return 'farOff';
  if (format === 'past-date') return isAfter ? 'future' : 'tooEarly';
  return 'date';
}

/** How much too long a text is, as the server counts it: without the space around it, but for a password. */
function excessOf(value: string, schema: FieldSchema): number {
  if (!('maxLength' in schema) || isDateFormat(schema.format)) return 0;
  const text = schema.format === 'password' ? value : value.trim();
  return text.length - schema.maxLength;
}

/** The fault of an empty field, whose text says best what belongs there. */
export function findNeed(schema: FieldSchema): FaultKind {
  if ('enum' in schema) return 'unchosen';
  if (schema.type === 'number') return 'number';
  return schema.format === 'email' || schema.format === 'phone' ? schema.format : 'missing';
}

/** The visitor's own day as YYYY-MM-DD. */
export function formatToday(now: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
