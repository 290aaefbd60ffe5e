import type { FieldSchema } from 'contract/field';
import { isDateFormat } from 'contract/date-range';
import { importedBody } from 'contract/import-fields';
import type { Language } from 'contract/languages';
import { recordKinds } from 'contract/review';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import type { ColumnType } from '../../review/exports/column-types';
import { fieldHeading, markHeading } from '../labels/own-labels';

/** Fields of sections that share a column, by the name that it has. */
const shared: Readonly<Record<string, string>> = {
  fullName: 'name',
  contactEmail: 'email',
  dob: 'dateOfBirth',
  localPastor: 'pastor',
};

const columnOf = (field: string): string => shared[field] ?? field;

/** The marks before the fields, in the order of their columns. */
const marks = ['person', 'household', 'section', 'createdAt'] as const;
const markTypes: readonly ColumnType[] = ['text', 'text', 'text', 'moment'];

const schemas = new Map<string, FieldSchema>(
  recordKinds.flatMap((kind) =>
    Object.entries(importedBody(kind).properties).map(
      ([field, schema]) => [columnOf(field), schema] as const,
    ),
  ),
);

/** The columns of all sections' fields, each once. */
const columns = [...schemas.keys()];

export const peopleColumnTypes: readonly ColumnType[] = [
  ...markTypes,
  ...[...schemas.values()].map((schema): ColumnType => {
    if (schema.type === 'number') return 'any';
    return 'format' in schema && isDateFormat(schema.format) ? 'day' : 'text';
  }),
];

export const peopleHeadings = (language: Language): Promise<readonly string[]> =>
  Promise.all([
    ...marks.map((mark) => markHeading(language, mark)),
    ...columns.map((column) => fieldHeading(language, column)),
  ]);

/** The values of a record in the order of the columns. */
export function peopleValues(
  kind: RecordKind,
  record: ReviewedRecord,
): readonly (string | number)[] {
  const values = new Map(
    Object.keys(importedBody(kind).properties).map((field) => [columnOf(field), record[field]]),
  );
  return columns.map((column) => {
    const value = values.get(column);
    return typeof value === 'string' || typeof value === 'number' ? value : '';
  });
}
