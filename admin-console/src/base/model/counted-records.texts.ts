import { locale } from 'contract/language';

/** A number of records in words. */
export function countedRecords(count: number): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? 'record' : 'records'}`;
}
