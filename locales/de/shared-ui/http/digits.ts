import { locale } from '../../contract/site/language.texts';

/** A number as the forms write it: four digits stand together. */
export const digits = (amount: number): string =>
  amount.toLocaleString(locale, { useGrouping: 'min2' });
