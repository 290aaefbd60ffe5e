import { locale } from '../../contract/site/language.texts';

/** Formats a number for the forms: four digits are not grouped. */
export const digits = (amount: number): string =>
  amount.toLocaleString(locale, { useGrouping: 'min2' });
