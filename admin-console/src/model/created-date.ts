import { localeOf } from 'shared-ui/language';
import type { Language } from 'shared-ui/language';

/** Making one takes thirty times as long as using it, and a long list has many dates. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/** When a record was stored, in the reader's own time zone; undefined when it carries no date that exists. */
export function createdDate(createdAt: unknown, language: Language): string | undefined {
  if (typeof createdAt !== 'string' && typeof createdAt !== 'number') return undefined;
  const date = new Date(createdAt);
  if (Number.isNaN(date.getTime())) return undefined;
  const format = formats.get(language) ?? makeFormat(language);
  formats.set(language, format);
  return format.format(date);
}

const makeFormat = (language: Language) =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short' });
