import { locale } from 'contract/language';

/** A number of records in words. */
export const countedRecords = (count: number): string =>
  `${count.toLocaleString(locale)} ${count === 1 ? 'record' : 'records'}`;
