import { localeOf } from 'shared-ui/language';
import type { Translated } from 'shared-ui/language';
import type { ExportFormat } from './note-export';

interface ExportLabels {
  readonly menu: string;
  readonly formats: Readonly<Record<ExportFormat, string>>;
  readonly printMany: (count: number) => string;
  readonly exported: (count: number) => string;
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
    printMany: (count) => `Print all ${count.toLocaleString(localeOf.en)} records?`,
    exported: (count) => `${count.toLocaleString(localeOf.en)} records exported.`,
    caption: (count) =>
      `${count.toLocaleString(localeOf.en)} records, ${new Date().toLocaleDateString(localeOf.en, { dateStyle: 'long' })}`,
  },
};
