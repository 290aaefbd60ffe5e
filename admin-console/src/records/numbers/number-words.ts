import { locale } from 'contract/language';
import { numberTexts } from './number.texts';

const whole = new Intl.NumberFormat(locale);
const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

/** From here on a time is said in days. */
const hoursSaid = 48;

/** Numbers in the reader's language. */
export const numberWords = {
  count: (count: number) => whole.format(count),
  share: (part: number, of: number) => percent.format(part / of),
  duration: (hours: number) =>
    hours < hoursSaid
      ? numberTexts.hours(oneDecimal.format(hours))
      : numberTexts.days(oneDecimal.format(hours / 24)),
};
