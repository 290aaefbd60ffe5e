import { locale } from 'contract/language';
import { numberTexts } from './number.texts';

const whole = new Intl.NumberFormat(locale);
/** A tenth says something of a few hours only. */
const few = 10;
const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

/** From here on a time is said in days. */
const hoursSaid = 48;

/** Numbers in the reader's language. */
export const numberWords = {
  count: (count: number) => whole.format(count),
  share: (part: number, of: number) => percent.format(part / of),
  days: (days: number) => numberTexts.days(short(days)),
  duration: (hours: number) =>
    hours < hoursSaid ? numberTexts.hours(short(hours)) : numberTexts.days(short(hours / 24)),
};

const short = (count: number) =>
  count < few ? oneDecimal.format(count) : whole.format(Math.round(count));
