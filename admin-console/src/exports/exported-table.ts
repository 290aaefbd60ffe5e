import { valueText } from 'contract/further-fields';
import { createdDate } from '../model/created-date';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { receivedField, statusField } from '../model/record-fields';
import type { ExportedValue } from './csv';

export interface ExportedColumn {
  readonly field: string;
  readonly header: string;
  readonly valueOf: (row: MarkedRecord) => ExportedValue;
}

/** What leaves the house: columns of all rows that were found. */
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
  for (const row of rows) yield columns.map(({ valueOf }) => valueOf(row));
}

/** A column as the table shows it. */
export const shownColumn = (field: string, header: string): ExportedColumn => ({
  field,
  header,
  valueOf: (row) => shownValue(row, field),
});

function shownValue({ record, status }: MarkedRecord, field: string): ExportedValue {
  if (field === statusField) return status;
  const value = record[field];
  if (field === receivedField) return createdDate(value) ?? '';
  return typeof value === 'number' ? value : valueText(value);
}
