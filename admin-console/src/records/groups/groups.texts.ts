import { countedRecords } from '../../base/model/counted-records.texts';
import { locale } from 'contract/language';

interface GroupTexts {
  readonly menu: string;
  readonly notGrouped: string;
  readonly month: string;
  readonly grouped: (by: string) => string;
  readonly count: string;
  readonly sum: string;
  readonly average: string;
  readonly total: string;
  readonly empty: string;
  readonly others: string;
  readonly showsGroup: (label: string) => string;
  /** @param sum absent in a section without an amount; `average` if no record has one */
  readonly totals: (count: number, sum?: string, average?: string) => string;
  readonly holdsRepeats: (count: number) => string;
}

export const groupTexts: GroupTexts = {
  menu: 'Group by',
  notGrouped: 'Not grouped',
  month: 'Month',
  grouped: (by) => `Grouped by: ${by}`,
  count: 'Count',
  sum: 'Sum',
  average: 'Average',
  total: 'Total',
  empty: 'Empty',
  others: 'All others',
  showsGroup: (label) => `Show only: ${label}`,
  totals: (count, sum, average) =>
    [
      countedRecords(count),
      ...(sum === undefined ? [] : [`sum ${sum}`]),
      ...(average === undefined ? [] : [`average ${average}`]),
    ].join(', '),
  holdsRepeats: (count) =>
    `${count.toLocaleString(locale)} of them ${count === 1 ? 'is a duplicate' : 'are duplicates'} that the table hides: a gift counts each time.`,
};
