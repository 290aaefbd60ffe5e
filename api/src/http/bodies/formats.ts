import { dateRange } from 'contract/date-range';
import type { DateFormat } from 'contract/date-range';
import { draftFormats } from 'contract/draft-formats';
import { isEmailAddress } from 'contract/email-address';
import type { FieldFormat } from 'contract/field';
import { isDay, isPlainLine, isPlainText, isVisible } from 'contract/plain-text';
import type { Clock } from '../../storage/clock';

/** Makes the Ajv formats that contract/src/records/field.ts and contract/src/content/content-limits.ts describe. */
export const makeFormats = (
  now: Clock,
): Record<
  FieldFormat | 'note' | 'date-time' | keyof typeof draftFormats,
  (text: string) => boolean
> => ({
  ...draftFormats,
  line: (text) => isPlainLine(text) && isVisible(text),
  paragraphs: (text) => isPlainText(text) && isVisible(text),
  email: isEmailAddress,
  phone: (text) => isPlainLine(text) && /\d/.test(text),
  date: isDay,
  'past-date': (text) => isDay(text) && isInRange('past-date', text, now()),
  'near-date': (text) => isDay(text) && isInRange('near-date', text, now()),
  password: isPlainText,
  note: isPlainText,
  'date-time': isMoment,
});

/**
 * Returns whether a day is in range. Today is each day that it is somewhere on earth, so that a child born today is
 * accepted everywhere.
 */
function isInRange(format: DateFormat, day: string, now: Date): boolean {
  const [first, last] = dateRange(format, dayIn(now, -12), dayIn(now, 14));
  return day >= first && day <= last;
}

const dayIn = (now: Date, offsetHours: number): string =>
  new Date(now.getTime() + offsetHours * 3_600_000).toISOString().slice(0, 10);

/** Returns whether a text is a time as this product stores and sends it: ISO 8601 in UTC with milliseconds. */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text;
}
