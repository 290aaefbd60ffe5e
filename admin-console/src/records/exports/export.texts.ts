import type { ExportFormat } from 'contract/export-requests';
import { locale } from 'contract/language';
import { countedRecords } from '../../base/model/counted-records.texts';

interface ExportTexts {
  readonly menu: string;
  readonly formats: Readonly<Record<ExportFormat, string>>;
  readonly printMany: (count: number) => string;
  readonly exported: (count: number) => string;
  readonly notExported: string;
  /** How many records an export will have. */
  readonly goOut: (count: number) => string;
  readonly leftOut: Readonly<Record<keyof LeftOut, (count: number) => string>>;
  /** What was chosen, if somebody selected records by hand. */
  readonly onlySelected: (count: number) => string;
  /** What a file says about itself, each before its value. */
  readonly made: Readonly<
    Record<'list' | 'view' | 'filter' | 'when' | 'who' | 'records' | 'note', string>
  >;
  readonly searched: (words: string) => string;
}

/** Numbers of records that an export does not have. */
export interface LeftOut {
  /** Duplicates that the table hides. */
  readonly repeats: number;
  /** What the chosen filters or the search do not find. */
  readonly notChosen: number;
  /** What was not selected by hand. */
  readonly notSelected: number;
  readonly quarantine: number;
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
  goOut: (count) => `${countedRecords(count)} will be exported.`,
  leftOut: {
    repeats: (count) => leftOut(count, 'a duplicate that is hidden', 'duplicates that are hidden'),
    notChosen: (count) => leftOut(count, 'not in the chosen filter', 'not in the chosen filter'),
    notSelected: (count) => leftOut(count, 'not selected', 'not selected'),
    quarantine: (count) => leftOut(count, 'in Quarantine', 'in Quarantine'),
  },
  onlySelected: (count) =>
    `Only the ${count === 1 ? 'selected record' : `${count.toLocaleString(locale)} selected records`}`,
  made: {
    list: 'List',
    view: 'View',
    filter: 'Filter',
    when: 'Made on',
    who: 'Made by',
    records: 'Records',
    note: 'Note',
  },
  searched: (words) => `Search: ${words}`,
};

const leftOut = (count: number, one: string, many: string) =>
  `Left out: ${countedRecords(count)}, ${count === 1 ? one : many}.`;
