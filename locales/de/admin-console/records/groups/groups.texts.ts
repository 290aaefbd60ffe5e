import { countedRecords } from '../../base/model/counted-records.texts';
import { locale } from 'contract/language';
import type * as english from 'admin-console/records/groups/groups.texts';

export const groupTexts: typeof english.groupTexts = {
  menu: 'Gruppieren',
  notGrouped: 'Nicht gruppiert',
  month: 'Monat',
  grouped: (by) => `Gruppiert nach: ${by}`,
  count: 'Anzahl',
  sum: 'Summe',
  average: 'Durchschnitt',
  total: 'Gesamt',
  empty: 'Ohne Angabe',
  others: 'Alle weiteren',
  showsGroup: (label) => `Nur diese zeigen: ${label}`,
  totals: (count, sum, average) =>
    [
      countedRecords(count),
      ...(sum === undefined ? [] : [`Summe ${sum}`]),
      ...(average === undefined ? [] : [`Durchschnitt ${average}`]),
    ].join(', '),
  holdsRepeats: (count) =>
    `${count.toLocaleString(locale)} davon ${count === 1 ? 'ist ein Duplikat, das' : 'sind Duplikate, die'} die Tabelle nicht zeigt: Jede Gabe zählt.`,
};
