import { locale } from 'contract/language';

export function countedRecords(count: number): string {
  return `${count.toLocaleString(locale)}\u00a0${count === 1 ? 'Eintrag' : 'Einträge'}`;
}
