import type { GridColDef } from '@mui/x-data-grid';
import { formatValue } from '../../base/model/format-value';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { AdminRecord } from '../../base/model/admin-record';
import { statusField } from '../../base/model/record-fields';
import { recordEmail, recordPhone } from 'contract/record-identity';
import { makeLinkCell, getCellClass } from './record-columns';

type Columns = readonly GridColDef<MarkedRecord>[];

/** The column of a card's line, which is no field of a record. */
const lineField = 'cardLine';

/**
 * Width in pixels of each of a card's columns. CSS sets the real widths; this must only be small enough that the grid
 * shows no scrollbar on the narrowest phone.
 */
const columnWidth = 50;

/**
 * The columns of a table on a phone, where a row is a card with the link, the Status and one line of content, laid out
 * by CSS.
 * @param content the fields with the content of a submission
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
      ...(column.field === linked && makeLinkCell(true)),
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

/** The columns that a card leaves out. They are hidden, not removed, because the table may be sorted by one of them. */
export const cardVisibility = (
  columns: Columns,
  linked: string | undefined,
): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    columns.map(({ field }) => [field, field === statusField || field === linked]),
  );

/** The first content field of a record, formatted as in the table; else its e-mail or phone. */
export function cardLine(record: AdminRecord, content: readonly string[]) {
  for (const field of content) {
    const value = record[field];
    const text = formatValue(value).trim().split('\n', 1)[0] ?? '';
    if (text !== '') return { text, look: getCellClass(field, value) ?? '' };
  }
  return { text: recordEmail(record) || recordPhone(record), look: '' };
}
