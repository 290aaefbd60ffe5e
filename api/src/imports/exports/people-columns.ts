import type { FieldSchema } from 'contract/field';
import { isDateFormat } from 'contract/date-range';
import { importedBody } from 'contract/import-fields';
import type { Language } from 'contract/languages';
import type { AnyRecord } from 'contract/record-identity';
import type { RecordKind } from 'contract/review';
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

export interface PeopleColumns {
  /** The columns behind the marks: the fields of some sections, each once. */
  readonly fields: readonly string[];
  readonly types: readonly ColumnType[];
}

/** The columns of an export of records of these sections. */
export function peopleColumns(kinds: readonly RecordKind[]): PeopleColumns {
  const schemas = new Map(
    kinds.flatMap((kind) =>
      Object.entries(importedBody(kind).properties).map(
        ([field, schema]) => [columnOf(field), schema] as const,
      ),
    ),
  );
  const types = [...schemas.values()].map(typeOf);
  return { fields: [...schemas.keys()], types: [...markTypes, ...types] };
}

function typeOf(schema: FieldSchema): ColumnType {
  if (schema.type === 'number') return 'any';
  return 'format' in schema && isDateFormat(schema.format) ? 'day' : 'text';
}

export const peopleHeadings = (
  { fields }: PeopleColumns,
  language: Language,
): Promise<readonly string[]> =>
  Promise.all([
    ...marks.map((mark) => markHeading(language, mark)),
    ...fields.map((field) => fieldHeading(language, field)),
  ]);

/** The values of a record in the order of the fields. */
export function peopleValues(
  { fields }: PeopleColumns,
  kind: RecordKind,
  record: AnyRecord,
): readonly (string | number)[] {
  const values = new Map(
    Object.keys(importedBody(kind).properties).map((field) => [columnOf(field), record[field]]),
  );
  return fields.map((field) => {
    const value = values.get(field);
    return typeof value === 'string' || typeof value === 'number' ? value : '';
  });
}
