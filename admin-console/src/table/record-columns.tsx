import type { GridColDef } from '@mui/x-data-grid';
import type { Language } from 'shared-ui/language';
import { createdDate } from '../model/created-date';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { fieldLabel } from '../model/field-labels';
import { ReadableCell } from './readable-cell';
import { receivedField, statusField } from '../model/record-fields';
import { StatusCell } from './status-cell';
import styles from './stored-value.module.css';
import { narrowestColumn } from './table-preferences';
import type { TablePreferences } from './table-preferences';
import { estimateTextWidth } from './text-width';
import { valueText } from '../model/value-text';

/** How many rows, from all over the list, the width of a column is taken from. */
const sampleSize = 60;
/** In pixels: what is usual, however short or long the texts are. */
const narrowest = 90;
const widest = 330;
/** Room in a header for its sort arrow, or its menu, which fingers always see. */
const headerTools = 46;

interface ColumnOptions {
  readonly fields: readonly string[];
  /** They only decide how wide the columns are. */
  readonly rows: readonly MarkedRecord[];
  readonly language: Language;
  readonly statusHeader: string;
  readonly receivedHeader: string;
}

/** Status first, then a column for each field (SPEC 2.10); at the end, unless asked for hidden, when it came. */
export function recordColumns(options: ColumnOptions): GridColDef<MarkedRecord>[] {
  const { fields, language, statusHeader, receivedHeader } = options;
  const sample = sampleOf(options.rows);
  return [
    {
      field: statusField,
      headerName: statusHeader,
      width: 168,
      minWidth: narrowestColumn,
      hideable: false,
      valueGetter: (_value, { status }) => status,
      renderCell: ({ row, tabIndex }) => <StatusCell row={row} tabIndex={tabIndex} />,
    },
    ...fields.map((field, place) => {
      const headerName = fieldLabel(field, language);
      const texts = sample.map(({ record }) => valueText(record[field]));
      const width = usualWidth(headerName, texts);
      // The last one takes the room that is left.
      const isLast = place === fields.length - 1;
      const widths = isLast ? { minWidth: width, flex: 1 } : { width, minWidth: narrowestColumn };
      return { ...fieldColumn(field), headerName, ...widths };
    }),
    {
      field: receivedField,
      headerName: receivedHeader,
      width: 180,
      minWidth: narrowestColumn,
      valueGetter: (_value, { record }) => createdDate(record[receivedField], language) ?? '',
    },
  ];
}

/** The columns with the widths the user gave them. */
export const withWidths = (
  columns: readonly GridColDef<MarkedRecord>[],
  widths: TablePreferences['widths'],
): GridColDef<MarkedRecord>[] =>
  columns.map(({ flex, ...column }) => {
    const width = widths[column.field];
    if (width !== undefined) return { ...column, width, minWidth: narrowestColumn };
    return { ...column, ...(flex !== undefined && { flex }) };
  });

/** A number stays one; what is seen and searched is its text. */
const fieldColumn = (field: string): GridColDef<MarkedRecord> => ({
  field,
  valueGetter: (_value, { record }) => record[field],
  valueFormatter: (value) => valueText(value),
  renderCell: (cell) => <ReadableCell {...cell} />,
  cellClassName: ({ value }) => lookOf(field, value) ?? '',
});

/** How a stored value is set. */
function lookOf(field: string, value: unknown): string | undefined {
  if (field === 'requestType' || field === 'category') return styles.choice;
  if (field !== 'amount' || typeof value !== 'number') return undefined;
  return Number.isInteger(value * 10) && !Number.isInteger(value)
    ? styles.euroTenths
    : styles.euros;
}

function sampleOf(rows: readonly MarkedRecord[]): readonly MarkedRecord[] {
  const step = Math.ceil(rows.length / sampleSize);
  return Array.from({ length: sampleSize }, (_, place) => rows[place * step]).filter(
    (row) => row !== undefined,
  );
}

/** As wide as what most rows say, within reason. */
function usualWidth(headerName: string, texts: readonly string[]): number {
  const widths = texts.map(estimateTextWidth).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length * 0.9)] ?? 0;
  return Math.min(Math.max(estimateTextWidth(headerName) + headerTools, usual, narrowest), widest);
}
