import { locale } from 'contract/language';

export const countedRecords = (count: number): string =>
  `${count.toLocaleString(locale)}\u00a0${count === 1 ? 'Eintrag' : 'Einträge'}`;
