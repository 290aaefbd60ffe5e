import { dateRange, isDateFormat } from 'contract/date-range';
import type { FieldSchema } from 'contract/field';

/** What can be wrong with a field before it is sent. */
export type FieldErrorKind =
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
export function findFieldError(
  element: FieldElement,
  schema: FieldSchema,
  today: string,
): FieldErrorKind | TooLong | undefined {
  const { validity, value } = element;
  const isChoice = element instanceof HTMLSelectElement || element.type === 'radio';
  const format = 'format' in schema ? schema.format : undefined;
  // Today is not known before: pages are made for all visitors, once.
  if (isDateFormat(format) && element instanceof HTMLInputElement)
    [element.min, element.max] = dateRange(format, today, today);
  const excess = excessOf(value, schema);
  if (excess > 0) return { excess };
  // Some browsers say it of a domain that is none.
  if (validity.badInput)
    return format === 'email' ? 'email' : isDateFormat(format) ? 'date' : 'number';
  if (validity.valueMissing || (element.required && value.trim() === ''))
    return isChoice ? 'unchosen' : findNeed(schema);
  if (validity.typeMismatch) return 'email';
  if (validity.patternMismatch) return 'phone';
  if (validity.rangeUnderflow || validity.rangeOverflow)
    return findRangeFault(schema, validity.rangeOverflow);
  if (validity.stepMismatch) return 'number';
  return validity.tooShort ? 'tooShort' : undefined;
}

function findRangeFault(schema: FieldSchema, isBeyond: boolean): FieldErrorKind {
  if (schema.type === 'number') return isBeyond ? 'tooLarge' : 'tooSmall';
  if ('format' in schema && schema.format === 'near-date') return 'farOff';
  return isBeyond ? 'future' : 'tooEarly';
}

/** How much too long a text is, as the server counts it: without the space around it, but for a password. */
function excessOf(value: string, schema: FieldSchema): number {
  if (!('maxLength' in schema) || isDateFormat(schema.format)) return 0;
  const text = schema.format === 'password' ? value : value.trim();
  return text.length - schema.maxLength;
}

/** The fault of an empty field, whose text says best what belongs there. */
export function findNeed(schema: FieldSchema): FieldErrorKind {
  if ('enum' in schema) return 'unchosen';
  if (schema.type === 'number') return 'number';
  return schema.format === 'email' || schema.format === 'phone' ? schema.format : 'missing';
}

/** The visitor's own day as YYYY-MM-DD. */
export function formatToday(now: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
