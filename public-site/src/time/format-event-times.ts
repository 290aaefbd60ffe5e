import type { Language } from 'shared-ui/language';

const timeZone = 'Europe/Vienna';
/** SPEC 2.4 writes months before days and hours with AM and PM. */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-AT' };

interface EventTimes {
  /** In English: `Sep 13 2025, 9:00 AM-4:00 PM`. */
  readonly whole: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** When an event takes place, by Innsbruck's clock, in words and in parts. */
export function formatEventTimes(start: string, end: string, language: Language): EventTimes {
  const begin = new Date(start);
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone }).format(begin);
  const time = new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const day = date({ day: 'numeric' }).replace('.', '');
  const month = date({ month: 'short' });
  const year = date({ year: 'numeric' });
  // Browsers disagree on the space before AM: a page taken over must find what was rendered ahead.
  const hours = [begin, new Date(end)].map((at) => time.format(at).replace('\u202f', ' '));
  const words = language === 'de' ? `${day}. ${month} ${year}` : `${month} ${day} ${year}`;
  return { whole: `${words}, ${hours.join('-')}`, day, month, year };
}
