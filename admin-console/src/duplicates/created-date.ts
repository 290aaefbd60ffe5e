import { localeOf } from 'shared-ui/language';
import type { Language } from 'shared-ui/language';

/** When a record was stored, in the reader's own time zone; undefined when it carries no date that exists. */
export function createdDate(createdAt: unknown, language: Language): string | undefined {
  if (typeof createdAt !== 'string' && typeof createdAt !== 'number') return undefined;
  const date = new Date(createdAt);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(date);
}
