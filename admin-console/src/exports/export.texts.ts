import { locale } from 'contract/language';
import type { ExportFormat } from './log-export';

interface ExportTexts {
  readonly menu: string;
  readonly formats: Readonly<Record<ExportFormat, string>>;
  readonly printMany: (count: number) => string;
  readonly exported: (count: number) => string;
  /**
   * Of a file that lacks what staff noted.
   * @param state, assignee what the columns are called that it lacks
   */
  readonly exportedWithoutReviews: (count: number, state: string, assignee: string) => string;
  /** @param day when it is printed */
  readonly caption: (count: number, day: string) => string;
}

export const exportTexts: ExportTexts = {
  menu: 'Export',
  formats: {
    csv: 'CSV file',
    'csv-excel': 'CSV file for German Excel',
    print: 'Print',
  },
  printMany: (count) => `Print all ${countedRecords(count)}?`,
  exported: (count) => `${countedRecords(count)} exported.`,
  exportedWithoutReviews: (count, state, assignee) =>
    `${countedRecords(count)} exported without the columns "${state}" and "${assignee}", which have not been loaded.`,
  caption: (count, day) => `${countedRecords(count)}, ${day}`,
};

function countedRecords(count: number): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? 'record' : 'records'}`;
}
