import type * as english from 'admin-console/records/exports/export.texts';
import { locale } from 'contract/language';
import { countedRecords } from '../../base/model/counted-records.texts';

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
  goOut: (count) => `${countedRecords(count)} ${count === 1 ? 'wird' : 'werden'} exportiert.`,
  leftOut: {
    repeats: (count) =>
      leftOut(
        count,
        'ein Duplikat, das nicht angezeigt wird',
        'Duplikate, die nicht angezeigt werden',
      ),
    notChosen: (count) => leftOut(count, 'nicht im gewählten Filter', 'nicht im gewählten Filter'),
    notSelected: (count) => leftOut(count, 'nicht ausgewählt', 'nicht ausgewählt'),
    quarantine: (count) => leftOut(count, 'in Quarantäne', 'in Quarantäne'),
  },
  onlySelected: (count) =>
    count === 1
      ? 'Nur der ausgewählte Eintrag'
      : `Nur die ${count.toLocaleString(locale)} ausgewählten Einträge`,
  made: {
    list: 'Liste',
    view: 'Ansicht',
    filter: 'Filter',
    when: 'Erstellt am',
    who: 'Erstellt von',
    records: 'Einträge',
    note: 'Hinweis',
  },
  searched: (words) => `Suche: ${words}`,
};

const leftOut = (count: number, one: string, many: string) =>
  `Nicht enthalten: ${countedRecords(count)}, ${count === 1 ? one : many}.`;
