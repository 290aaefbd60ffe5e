import { locale } from 'contract/language';

/** The label of a name; an unknown name of a newer server is shown as it is. */
export const getLabel = (table: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(table, name) ? table[name] : undefined) ?? name;

const church = 'Europe/Vienna';

export const writeTime = (time: string): string =>
  write(time, { dateStyle: 'long', timeStyle: 'short', timeZone: church });

export const writeDay = (time: string, timeZone = church): string =>
  write(time, { dateStyle: 'long', timeZone });

/** Formats a time for the page's locale; an invalid time is shown as it is. */
function write(text: string, options: Intl.DateTimeFormatOptions): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime())
    ? text
    : new Intl.DateTimeFormat(locale, options).format(time);
}
