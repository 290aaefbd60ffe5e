import { locale } from 'contract/language';
import type { ExportFormat } from './log-export';

interface ExportTexts {
  readonly menu: string;
  readonly formats: Readonly<Record<ExportFormat, string>>;
  readonly printMany: (count: number) => string;
  readonly exported: (count: number) => string;
  /** Of a file that lacks what staff noted. */
  readonly exportedWithoutReviews: (count: number) => string;
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
  exportedWithoutReviews: (count) =>
    `${countedRecords(count)} exported without the columns "Review state" and "Assigned to", which have not been loaded.`,
  caption: (count, day) => `${countedRecords(count)}, ${day}`,
};

function countedRecords(count: number): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? 'record' : 'records'}`;
}
