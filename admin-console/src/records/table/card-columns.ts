import type { GridColDef } from '@mui/x-data-grid';
import { valueText } from '../../base/model/value-text';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { AdminRecord } from '../../base/model/admin-record';
import { statusField } from '../../base/model/record-fields';
import { recordEmail, recordPhone } from '../../base/model/record-identity';
import { toLink, getCellLook } from './record-columns';

type Columns = readonly GridColDef<MarkedRecord>[];

/** The column of a card's line, which no record has. */
const lineField = 'cardLine';

/**
 * In pixels, of each of a card's columns. The stylesheet decides how wide they are; the grid must only not take them
 * for wider than the narrowest phone, for then it shows a bar to scroll them by.
 */
const columnWidth = 50;

/**
 * What a phone shows of a table: a row is a card with the link, the Status and one line of what was sent. The
 * stylesheet lays the three cells out.
 * @param content the fields that say what the sender wants
 */
export function cardColumns(
  columns: Columns,
  linked: string | undefined,
  content: readonly string[],
) {
  const others = content.filter((field) => field !== linked);
  return [
    ...columns.map((column) => ({
      ...column,
      width: columnWidth,
      minWidth: 0,
      ...(column.field === linked && toLink(true)),
    })),
    {
      field: lineField,
      headerName: '',
      width: columnWidth,
      sortable: false,
      valueGetter: (_value: unknown, { record }: MarkedRecord) => cardLine(record, others).text,
      cellClassName: ({ row: { record } }) => cardLine(record, others).look,
    },
  ] satisfies Columns;
}

/**
 * Which columns a card leaves out. They are hidden and not missing: the table may be in the order of one of them.
 */
export const cardVisibility = (
  columns: Columns,
  linked: string | undefined,
): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    columns.map(({ field }) => [field, field === statusField || field === linked]),
  );

/** The first line of what a record says, set as in the table; else how its sender is reached. */
export function cardLine(record: AdminRecord, content: readonly string[]) {
  for (const field of content) {
    const value = record[field];
    const text = valueText(value).trim().split('\n', 1)[0] ?? '';
    if (text !== '') return { text, look: getCellLook(field, value) ?? '' };
  }
  return { text: recordEmail(record) || recordPhone(record), look: '' };
}
