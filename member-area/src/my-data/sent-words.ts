import { locale } from 'contract/language';

/** A newer server may name what this page has no word for: it is shown as it is. */
export const getLabel = (table: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(table, name) ? table[name] : undefined) ?? name;

const church = 'Europe/Vienna';

export const writeTime = (time: string): string =>
  write(time, { dateStyle: 'long', timeStyle: 'short', timeZone: church });

export const writeDay = (time: string, timeZone = church): string =>
  write(time, { dateStyle: 'long', timeZone });

/** In the words of the page's language; a text that is no time, as it is. */
function write(text: string, options: Intl.DateTimeFormatOptions): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime())
    ? text
    : new Intl.DateTimeFormat(locale, options).format(time);
}
