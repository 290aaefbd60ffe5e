import { locale } from 'contract/language';
import type * as english from 'admin-console/records/exports/export.texts';

export const exportTexts: typeof english.exportTexts = {
  menu: 'Exportieren',
  formats: {
    xlsx: 'Excel-Datei',
    csv: 'CSV-Datei',
    'csv-excel': 'CSV-Datei für deutsches Excel',
    print: 'Drucken',
  },
  printMany: (count) =>
    count === 1 ? '1 Eintrag drucken?' : `Alle ${countedRecords(count)} drucken?`,
  exported: (count) => `${countedRecords(count)} exportiert.`,
  notExported: 'Es wurde nichts exportiert. Bitte versuch es noch einmal.',
  caption: (count, day) => `${countedRecords(count)}, ${day}`,
};

function countedRecords(count: number): string {
  return `${count.toLocaleString(locale)}\u00a0${count === 1 ? 'Eintrag' : 'Einträge'}`;
}
