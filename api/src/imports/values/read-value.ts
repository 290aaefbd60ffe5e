import type { DateOrder, ImportCellError } from 'contract/import-fields';
import { isDateFormat } from 'contract/date-range';
import type { FieldSchema } from 'contract/field';
import { readPhone } from 'contract/phone-number';
import type { PhoneCountry } from 'contract/phone-number';
import { readDay } from './read-day';
import type { ReadChoice } from './read-choice';

export type ReadValue =
  | { readonly value: string | number }
  /** The text cannot be translated. */
  | { readonly code: ImportCellError };

export interface ValueOptions {
  /** The country of phone numbers without a country code; undefined leaves all numbers as they are. */
  readonly country: PhoneCountry | undefined;
  readonly dateOrder: DateOrder | undefined;
  /** Only for a closed list. */
  readonly readChoice?: ReadChoice | undefined;
}

/** Translates the text of a cell into what the schema of its field takes; the schema may still refuse it. */
export function readValue(schema: FieldSchema, text: string, options: ValueOptions): ReadValue {
  if (schema.type === 'number') return readAmount(text);
  if ('enum' in schema) {
    const value = options.readChoice?.(text);
    return value === undefined ? { code: 'no-choice' } : { value };
  }
  if (isDateFormat(schema.format)) {
    const read = readDay(text, options.dateOrder);
    return 'day' in read ? { value: read.day } : read;
  }
  if (schema.format === 'phone') return readPhoneText(text, options.country);
  if (schema.format === 'email') return { value: firstEmail(text) };
  return { value: schema.format === 'line' ? toLine(text) : text };
}

const toLine = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/** An amount in digits with thousands and cents in either notation, with or without its currency. */
const german = /^-?\d{1,3}(?:\.\d{3})*(?:,\d{1,2})?$|^-?\d+(?:,\d{1,2})?$/;
const english = /^-?\d{1,3}(?:[,']\d{3})*(?:\.\d{1,2})?$|^-?\d+(?:\.\d{1,2})?$/;

function readAmount(typed: string): ReadValue {
  const text = typed.replace(/€|eur(?:os?)?|\s/gi, '');
  // 1.234 and 1,234 are a thousand to one reader and little more than one to another.
  if (/^-?\d{1,3}[.,]\d{3}$/.test(text)) return { code: 'no-amount' };
  if (german.test(text)) return { value: Number(text.replaceAll('.', '').replace(',', '.')) };
  if (english.test(text)) return { value: Number(text.replace(/[,']/g, '')) };
  return { code: 'no-amount' };
}

/** What a spreadsheet makes of a long number: its last digits are lost. */
const shortened = /^\d[.,]?\d*E\+?\d+$/i;
/** Two numbers in one cell. */
const between = /[;,|\n]| \/ /;
const minDigits = 6;

function readPhoneText(text: string, country: PhoneCountry | undefined): ReadValue {
  if (shortened.test(text)) return { code: 'error-value' };
  if (country === undefined) return { value: text };
  const numbers = text.split(between);
  const first =
    numbers.find((number) => number.replace(/\D/g, '').length >= minDigits)?.trim() ?? text;
  const read = readPhone(first, country);
  return { value: read.state === 'read' ? read.number : first };
}

/** The address of `Ruth <ruth@example.org>`, and the first of several. */
function firstEmail(text: string): string {
  const inside = /<([^<>]+)>/.exec(text)?.[1] ?? text.replace(/^mailto:/i, '');
  return inside.split(/[\s;,]+/).find((part) => part.includes('@')) ?? text;
}
