import type { GridColDef } from '@mui/x-data-grid';
import { formatValue } from '../../base/model/format-value';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { AdminRecord } from '../../base/model/admin-record';
import { fieldSchema, statusField } from '../../base/model/record-fields';
import { sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';
import { recordEmail, recordPhone } from 'contract/record-identity';
import { cardLinkCell, getCellClass } from './record-columns';

type Columns = readonly GridColDef<MarkedRecord>[];

/** The column of a card's words, which is no field of a record. */
const wordsField = 'cardWords';

/** UTF-16 code units: more than two lines of a phone hold. */
const longestWords = 200;

/**
 * Width in pixels of each of a card's columns. CSS sets the real widths; this must only be small enough that the grid
 * shows no scrollbar on the narrowest phone.
 */
const columnWidth = 50;

/**
 * The columns of a table on a phone, where a row is a card with the link, the Status and what was sent, laid out by CSS.
 */
export function cardColumns(kind: SectionName, columns: Columns, linked: string | undefined) {
  const content = contentOf(kind).filter((field) => field !== linked);
  return [
    ...columns.map((column) => ({
      ...column,
      width: columnWidth,
      minWidth: 0,
      ...(column.field === linked && cardLinkCell),
    })),
    {
      field: wordsField,
      headerName: '',
      width: columnWidth,
      sortable: false,
      valueGetter: (_value: unknown, { record }: MarkedRecord) => cardWords(record, content).text,
      cellClassName: ({ row: { record } }) => cardWords(record, content).look,
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

/** The fields with the content of a submission: what a gift is about is its amount; else longer texts are first. */
const contentOf = (kind: SectionName): readonly string[] =>
  sections[kind].content.toSorted((one, other) => rank(kind, one) - rank(kind, other));

const rank = (kind: SectionName, field: string): number =>
  field === 'amount' ? 0 : isLongText(kind, field) ? 1 : 2;

function isLongText(kind: SectionName, field: string): boolean {
  const schema = fieldSchema(kind, field);
  return schema !== undefined && 'format' in schema && schema.format === 'paragraphs';
}

/** The first content field of a record, formatted as in the table; else its e-mail or phone. */
export function cardWords(record: AdminRecord, content: readonly string[]) {
  for (const field of content) {
    const value = record[field];
    const text = formatValue(value).trim();
    if (text !== '') return { text: shortened(text), look: getCellClass(field, value) ?? '' };
  }
  return { text: recordEmail(record) || recordPhone(record), look: '' };
}

const shortened = (text: string) => text.slice(0, longestWords).replace(/\s+/g, ' ');
