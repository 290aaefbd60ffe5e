import { localeOf } from 'shared-ui/language';
import type { Language } from 'shared-ui/language';

/** A day in words: `2025-08-24` is `24 August 2025`. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
