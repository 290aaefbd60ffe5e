import { locale } from 'contract/language';

/** Making one takes thirty times as long as using it, and a long list has many dates. */
const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** When a record was stored, in the reader's own time zone; undefined when it carries no date that exists. */
export function createdDate(createdAt: unknown): string | undefined {
  if (typeof createdAt !== 'string' && typeof createdAt !== 'number') return undefined;
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? undefined : format.format(date);
}
