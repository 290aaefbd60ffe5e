import { createdDate } from '../model/created-date';
import { consoleLanguage } from '../console-language';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { receivedField, statusField } from '../model/record-fields';
import { valueText } from '../model/value-text';
import type { ExportedValue } from './csv';

export interface ExportedColumn {
  readonly field: string;
  readonly header: string;
}

/** What leaves the house: the columns that the table shows, of all rows that were found. */
export interface ExportedTable {
  readonly name: string;
  readonly columns: readonly ExportedColumn[];
  readonly rows: readonly MarkedRecord[];
}

/** The lines of a table, its headers first. */
export function* exportedLines({
  columns,
  rows,
}: ExportedTable): Generator<readonly ExportedValue[]> {
  yield columns.map(({ header }) => header);
  for (const row of rows) yield columns.map(({ field }) => exportedValue(row, field));
}

function exportedValue({ record, status }: MarkedRecord, field: string): ExportedValue {
  if (field === statusField) return status;
  const value = record[field];
  if (field === receivedField) return createdDate(value, consoleLanguage) ?? '';
  return typeof value === 'number' ? value : valueText(value);
}
