import { locale } from 'contract/language';
import type { RowTotals } from './group-rows';
import { groupTexts } from './groups.texts';

const formatter = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });

/** A sum, always with its cents, so that those of a column are below each other. */
export const formatSum = (euros: number): string => formatter.format(euros);

/** How many records there are and what their amounts are together. */
export const totalsInWords = ({ count, sum, average }: RowTotals): string =>
  groupTexts.totals(count, formatIfKnown(sum), formatIfKnown(average));

const formatIfKnown = (euros: number | undefined): string | undefined =>
  euros === undefined ? undefined : formatSum(euros);
