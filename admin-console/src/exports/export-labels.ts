import { localeOf } from 'shared-ui/language';
import type { Translated } from 'shared-ui/language';
import type { ExportFormat } from './log-export';

interface ExportLabels {
  readonly menu: string;
  readonly formats: Readonly<Record<ExportFormat, string>>;
  readonly printMany: (count: number) => string;
  readonly exported: (count: number) => string;
  /** Of a file that lacks what staff noted. */
  readonly exportedWithoutReviews: (count: number) => string;
  readonly caption: (count: number) => string;
}

export const exportLabels: Translated<ExportLabels> = {
  en: {
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
    caption: (count) =>
      `${countedRecords(count)}, ${new Date().toLocaleDateString(localeOf.en, { dateStyle: 'long' })}`,
  },
};

function countedRecords(count: number): string {
  return `${count.toLocaleString(localeOf.en)} ${count === 1 ? 'record' : 'records'}`;
}
