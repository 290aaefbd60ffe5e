import type { GridColDef } from '@mui/x-data-grid';
import { valueText } from '../../base/model/value-text';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { fieldLabel } from '../../base/model/field-labels';
import { fitWidths } from './column-widths';
import type { ColumnNeed } from './column-widths';
import { ReadableCell } from './readable-cell';
import { RecordLink } from '../review/parts/record-link';
import { receivedField, statusField } from '../../base/model/record-fields';
import { StatusCell } from './status-cell';
import styles from './stored-value.module.css';
import { narrowestColumn } from './table-preferences';
import type { TablePreferences } from './table-preferences';
import { estimateTextWidth } from './text-width';

/** In pixels. The Status holds a sign, one of its two words, a mark and an age. */
const statusWidths = { UNIQUE: 184, DUPLICATE: 216 };
const receivedWidth = 180;
/** What is usual for a field, however short its texts are, and what no text needs more than to be readable. */
const narrowest = 90;
const widest = 900;
/** Where there is no room for all, a column gives way to this before the table is scrolled sideways. */
const readable = 135;
/** Room in a header for its sort arrow, and its menu, which a mouse sees where it points and fingers always. */
const headerTools = 46;
/** What the table itself takes: its border, and the bar by which its rows are scrolled. */
const tableEdges = 19;

type Columns = GridColDef<MarkedRecord>[];

interface ColumnOptions {
  readonly fields: readonly string[];
  /** The field whose column is the link to the record. */
  readonly linked: string | undefined;
  readonly statusHeader: string;
}

/**
 * The first field that is shown.
 * @param chosen which columns were shown or hidden by hand
 */
export const linkedField = (
  fields: readonly string[],
  chosen: TablePreferences['columns'],
): string | undefined => fields.find((field) => chosen[field] !== false);

/** @param chosen which columns were shown or hidden by hand */
export const isColumnShown = (field: string, chosen: TablePreferences['columns']): boolean =>
  chosen[field] ?? field !== receivedField;

/**
 * Status first, then Received, which is hidden until it is chosen, then a column for each field (requirements 2.10).
 */
export function recordColumns(options: ColumnOptions): Columns {
  const { fields, linked, statusHeader } = options;
  return [
    {
      field: statusField,
      headerName: statusHeader,
      hideable: false,
      valueGetter: (_value, { status }) => status,
      renderCell: ({ row, tabIndex }) => <StatusCell row={row} tabIndex={tabIndex} />,
    },
    {
      field: receivedField,
      headerName: fieldLabel(receivedField),
      // There is no third choice: the table is always in some order.
      sortingOrder: ['desc', 'asc'],
      valueGetter: (_value, { record }) => innsbruckTime(record[receivedField]) ?? '',
    },
    ...fields.map((field) => ({
      ...fieldColumn(field),
      headerName: fieldLabel(field),
      ...(field === linked && linkOf(false)),
    })),
  ];
}

interface NeedOptions {
  readonly linked: string | undefined;
  /** The field that the rows are in the order of, whose header always shows an arrow. */
  readonly sorted: string;
  /** Whether headers are pressed by fingers, which see their menus always. */
  readonly isTouched: boolean;
}

/** What each column needs for the rows of a page. */
export const columnNeeds = (
  fields: readonly string[],
  rows: readonly MarkedRecord[],
  { linked, sorted, isTouched }: NeedOptions,
): readonly ColumnNeed[] => [
  statusNeed(rows),
  sameNeed(receivedField, receivedWidth),
  ...fields.map((field) => {
    const label = estimateTextWidth(fieldLabel(field), { isBold: true });
    const withTools = Math.max(narrowest, label + headerTools);
    const header = isTouched || field === sorted ? withTools : Math.max(narrowest, label);
    const look = { isBold: field === linked };
    const texts = rows.map(({ record }) => estimateTextWidth(valueText(record[field]), look));
    const full = Math.min(Math.max(header, ...texts), widest);
    return { field, least: Math.max(header, Math.min(full, readable)), full, withTools };
  }),
];

const sameNeed = (field: string, width: number): ColumnNeed => ({
  field,
  least: width,
  full: width,
  withTools: width,
});

function statusNeed(rows: readonly MarkedRecord[]): ColumnNeed {
  const hasDuplicates = rows.some(({ status }) => status === 'DUPLICATE');
  return sameNeed(statusField, statusWidths[hasDuplicates ? 'DUPLICATE' : 'UNIQUE']);
}

interface Fitting {
  readonly needs: readonly ColumnNeed[];
  readonly preferences: Pick<TablePreferences, 'columns' | 'widths'>;
  /** In pixels, of the table; 0 where it is not known. */
  readonly room: number;
}

/** The columns as wide as the user made them, and the others as the rest of the room allows. */
export function withWidths(columns: Columns, { needs, preferences, room }: Fitting): Columns {
  const { columns: chosen, widths } = preferences;
  const shown = needs.filter(({ field }) => isColumnShown(field, chosen));
  const asked = shown.map((need) => {
    const width = widths[need.field];
    return width === undefined ? need : sameNeed(need.field, width);
  });
  const fitted = fitWidths(asked, Math.max(0, room - tableEdges));
  const last = asked.at(-1)?.field;
  return columns.map((column) => {
    const width = fitted.get(column.field) ?? receivedWidth;
    const isFree = column.field === last && widths[column.field] === undefined;
    // The last one takes the room that is left.
    if (isFree) return { ...column, minWidth: width, flex: 1 };
    return { ...column, width, minWidth: narrowestColumn };
  });
}

/** A number stays one; what is seen and searched is its text. */
const fieldColumn = (field: string): GridColDef<MarkedRecord> => ({
  field,
  valueGetter: (_value, { record }) => record[field],
  valueFormatter: (value) => valueText(value),
  renderCell: (cell) => <ReadableCell {...cell} />,
  cellClassName: ({ value }) => lookOf(field, value) ?? '',
});

/** How a stored value is set. */
export function lookOf(field: string, value: unknown): string | undefined {
  if (field === 'requestType' || field === 'category') return styles.choice;
  if (field !== 'amount' || typeof value !== 'number') return undefined;
  return Number.isInteger(value * 10) && !Number.isInteger(value)
    ? styles.euroTenths
    : styles.euros;
}

/** @param isStop whether Tab stops at each link, where the grid has no cells to go through with arrows */
export const linkOf = (
  isStop: boolean,
): Pick<GridColDef<MarkedRecord, unknown, string>, 'renderCell'> => ({
  renderCell: ({ row, formattedValue = '', colDef, tabIndex }) => (
    <RecordLink
      record={row.record}
      text={formattedValue}
      title={isCut(formattedValue, colDef.computedWidth) ? formattedValue : undefined}
      tabIndex={isStop ? 0 : tabIndex}
    />
  ),
});

const isCut = (text: string, room: number): boolean =>
  estimateTextWidth(text, { isBold: true }) > room;
