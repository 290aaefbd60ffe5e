import { locale } from 'contract/language';
import type { ExportFormat } from 'contract/export-requests';

interface ExportTexts {
  readonly menu: string;
  readonly formats: Readonly<Record<ExportFormat, string>>;
  readonly printMany: (count: number) => string;
  readonly exported: (count: number) => string;
  readonly notExported: string;
  /** @param day the day of printing */
  readonly caption: (count: number, day: string) => string;
}

export const exportTexts: ExportTexts = {
  menu: 'Export',
  formats: {
    xlsx: 'Excel file',
    csv: 'CSV file',
    'csv-excel': 'CSV file for German Excel',
    print: 'Print',
  },
  printMany: (count) => `Print all ${countedRecords(count)}?`,
  exported: (count) => `${countedRecords(count)} exported.`,
  notExported: 'Nothing was exported. Please try again.',
  caption: (count, day) => `${countedRecords(count)}, ${day}`,
};

function countedRecords(count: number): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? 'record' : 'records'}`;
}
