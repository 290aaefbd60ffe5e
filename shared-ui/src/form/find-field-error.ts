import { dateRange, isDateFormat } from 'contract/date-range';
import type { FieldSchema } from 'contract/field';

/** The errors of a field that the browser can find before the form is sent. */
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

/** UTF-16 code units beyond a field's limit. */
export interface TooLong {
  readonly excess: number;
}

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The first error of a field: from the browser's own validation, and from checks that it lacks for blank texts, maximum
 * lengths and date ranges. No control has HTML's `maxlength`, because that silently truncates pasted text.
 *
 * @param today YYYY-MM-DD in the visitor's time zone
 */
export function findFieldError(
  element: FieldElement,
  schema: FieldSchema,
  today: string,
): FieldErrorKind | TooLong | undefined {
  const { validity, value } = element;
  const isChoice = element instanceof HTMLSelectElement || element.type === 'radio';
  const format = 'format' in schema ? schema.format : undefined;
  // Set only here, because prerendered pages do not know the day.
  if (isDateFormat(format) && element instanceof HTMLInputElement)
    [element.min, element.max] = dateRange(format, today, today);
  const excess = excessOf(value, schema);
  if (excess > 0) return { excess };
  // Some browsers report an invalid domain as bad input.
  if (validity.badInput)
    return format === 'email' ? 'email' : isDateFormat(format) ? 'date' : 'number';
  if (validity.valueMissing || (element.required && value.trim() === ''))
    return isChoice ? 'unchosen' : findRequiredError(schema);
  if (validity.typeMismatch) return 'email';
  if (validity.patternMismatch) return 'phone';
  if (validity.rangeUnderflow || validity.rangeOverflow)
    return findRangeError(schema, validity.rangeOverflow);
  if (validity.stepMismatch) return 'number';
  return validity.tooShort ? 'tooShort' : undefined;
}

function findRangeError(schema: FieldSchema, isBeyond: boolean): FieldErrorKind {
  if (schema.type === 'number') return isBeyond ? 'tooLarge' : 'tooSmall';
  if ('format' in schema && schema.format === 'near-date') return 'farOff';
  return isBeyond ? 'future' : 'tooEarly';
}

/** UTF-16 code units above the limit, counted as on the server: trimmed, except for a password. */
function excessOf(value: string, schema: FieldSchema): number {
  if (!('maxLength' in schema) || isDateFormat(schema.format)) return 0;
  const text = schema.format === 'password' ? value : value.trim();
  return text.length - schema.maxLength;
}

/** The error of an empty field whose message best says what is required. */
export function findRequiredError(schema: FieldSchema): FieldErrorKind {
  if ('enum' in schema) return 'unchosen';
  if (schema.type === 'number') return 'number';
  return schema.format === 'email' || schema.format === 'phone' ? schema.format : 'missing';
}

/** The local date of the visitor, YYYY-MM-DD. */
export function formatToday(now: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
