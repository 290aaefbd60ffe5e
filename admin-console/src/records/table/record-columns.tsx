import type { GridColDef } from '@mui/x-data-grid';
import type { ExportedColumn } from 'contract/export-requests';
import { line } from 'contract/field';
import type { FieldFormat } from 'contract/field';
import { formatValue } from '../../base/model/format-value';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { fieldLabel } from '../../base/model/field-labels';
import { LinkedCell, ReadableCell } from './readable-cell';
import { fieldSchema, receivedField, statusField } from '../../base/model/record-fields';
import type { SectionName } from '../../base/model/sections';
import { recordTableTexts } from './record-table.texts';
import { StatusCell } from './status-cell';
import styles from './stored-value.module.css';
import { narrowestColumn } from './table-preferences';
import type { TablePreferences } from './table-preferences';

/** Widths in pixels without marks. The Status contains a checkbox, an icon, one of its two texts and an age. */
const statusWidths = { UNIQUE: 190, DUPLICATE: 222 };
const receivedWidth = 180;
/** Widths in pixels by format; days, choices and amounts have `usualWidth`. */
const usualWidths: Readonly<Partial<Record<FieldFormat, number>>> = {
  line: 165,
  paragraphs: 180,
  email: 210,
  phone: 130,
};
const usualWidth = 110;
/** The formats whose texts may be of any length. */
const flexible = new Set<string | undefined>(['line', 'paragraphs', 'email']);
/** Widths in pixels of a header: an average letter, the padding, and the sort arrow with the menu. */
const header = { letter: 7, padding: 22, tools: 46 };

type Columns = GridColDef<MarkedRecord>[];

interface ColumnOptions {
  readonly fields: readonly string[];
  /** The field whose column is the link to the record. */
  readonly linked: string | undefined;
}

/**
 * The first field that is shown.
 * @param chosen the columns that the user has shown or hidden
 */
export const getLinkedField = (
  fields: readonly string[],
  chosen: TablePreferences['columns'],
): string | undefined => fields.find((field) => chosen[field] !== false);

/** @param chosen the columns that the user has shown or hidden */
export const isColumnShown = (field: string, chosen: TablePreferences['columns']): boolean =>
  chosen[field] ?? field !== receivedField;

/** Status first, then Received, which is hidden by default, then a column for each field (requirements 2.10). */
export function recordColumns(options: ColumnOptions): Columns {
  const { fields, linked } = options;
  return [
    {
      field: statusField,
      headerName: recordTableTexts.status,
      hideable: false,
      valueGetter: (_value, { status }) => status,
      renderCell: ({ row, tabIndex, id, api }) => (
        <StatusCell
          row={row}
          tabIndex={tabIndex}
          // With Shift the grid selects the rows in between, too; it looks at nothing else of the event.
          onSelect={(value, event) =>
            api.publishEvent('rowSelectionCheckboxChange', { id, value }, event as never)
          }
        />
      ),
    },
    {
      field: receivedField,
      headerName: fieldLabel(receivedField),
      // Without a third state: the table is always sorted.
      sortingOrder: ['desc', 'asc'],
      valueGetter: (_value, { record }) => innsbruckTime(record[receivedField]) ?? '',
    },
    ...fields.map((field) => ({
      ...fieldColumn(field),
      headerName: fieldLabel(field),
      ...(field === linked && tableLinkCell),
    })),
  ];
}

/**
 * The columns of an export: those that are shown.
 * @param chosen the columns that the user has shown or hidden
 */
export const exportedColumns = (
  fields: readonly string[],
  chosen: TablePreferences['columns'],
): readonly ExportedColumn[] =>
  [statusField, receivedField, ...fields]
    .filter((field) => isColumnShown(field, chosen))
    .map((field) => ({
      field,
      header: field === statusField ? recordTableTexts.status : fieldLabel(field),
    }));

interface WidthOptions {
  readonly kind: SectionName;
  /** The field that links to the record and to its person, and gets more of the remaining room. */
  readonly linked: string | undefined;
  readonly hasDuplicates: boolean;
  /** The room in pixels that the marks beside the Status take. */
  readonly marksWidth: number;
  readonly widths: TablePreferences['widths'];
  /** The field by which the rows are sorted; its header always shows an arrow. */
  readonly sorted: string;
  /** Whether the device has a touch screen, where headers always show their menus. */
  readonly isTouched: boolean;
}

/**
 * Sets the widths of columns: as the user chose, else as their format usually needs. Texts of any length share the
 * remaining room; if there is too little, the table scrolls sideways.
 */
export const setColumnWidths = (columns: Columns, options: WidthOptions): Columns =>
  columns.map((column) => {
    const { field, headerName = field } = column;
    const { kind, linked, hasDuplicates, marksWidth, widths, sorted, isTouched } = options;
    const chosen = widths[field];
    if (chosen !== undefined) return { ...column, width: chosen, minWidth: narrowestColumn };
    if (field === statusField)
      return {
        ...column,
        width: statusWidths[hasDuplicates ? 'DUPLICATE' : 'UNIQUE'] + marksWidth,
      };
    if (field === receivedField) return { ...column, width: receivedWidth };
    const tools = isTouched || field === sorted ? header.tools : 0;
    const label = headerName.length * header.letter + header.padding + tools;
    // A field that is in no form may contain any line of text.
    const schema = fieldSchema(kind, field) ?? line;
    const format = 'format' in schema ? schema.format : undefined;
    const width = Math.max(label, (format && usualWidths[format]) ?? usualWidth);
    const isFlexible = flexible.has(format) || column === columns.at(-1);
    if (isFlexible) return { ...column, minWidth: width, flex: field === linked ? 1.25 : 1 };
    return { ...column, width, minWidth: narrowestColumn };
  });

/** A number stays one for sorting; its text is shown and searched. */
const fieldColumn = (field: string): GridColDef<MarkedRecord> => ({
  field,
  valueGetter: (_value, { record }) => record[field],
  valueFormatter: (value) => formatValue(value),
  renderCell: (cell) => <ReadableCell {...cell} />,
  cellClassName: ({ value }) => getCellClass(field, value) ?? '',
});

/** The CSS class of a stored value. */
export function getCellClass(field: string, value: unknown): string | undefined {
  if (field === 'requestType' || field === 'category') return styles.choice;
  if (field !== 'amount' || typeof value !== 'number') return undefined;
  return Number.isInteger(value * 10) && !Number.isInteger(value)
    ? styles.euroTenths
    : styles.euros;
}

type LinkCell = Pick<GridColDef<MarkedRecord, string | number, string>, 'renderCell'>;

const tableLinkCell: LinkCell = { renderCell: (cell) => <LinkedCell {...cell} /> };

/**
 * Each link of a card is a tab stop, because there are no grid cells to reach by arrow keys. It has no room for a link
 * to the person, to whom the opened record leads.
 */
export const cardLinkCell: LinkCell = {
  renderCell: (cell) => <LinkedCell {...cell} tabIndex={0} isAlone />,
};
