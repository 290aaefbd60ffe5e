import type { FieldSchema } from 'contract/field';
import { importedBody, wholeOfPart } from 'contract/import-fields';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { fieldLabel } from '../../base/model/field-labels';
import { formatFieldValue } from '../../base/model/format-field-value';
import { sectionTitles } from '../../base/model/fixed-texts';
import { importFieldTexts } from './import-field.texts';

/** The label of what a column can be. */
export function importFieldLabel(field: string): string {
  return Object.hasOwn(importFieldTexts, field)
    ? importFieldTexts[field as keyof typeof importFieldTexts]
    : fieldLabel(field);
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a value of a field can be chosen from; undefined if it is typed. */
export function choicesOf(
  kind: RecordKind | undefined,
  field: string,
): readonly Choice[] | undefined {
  if (field === 'section')
    return recordKinds.map((one) => ({ value: sectionTitles[one], label: sectionTitles[one] }));
  const schema = schemaOf(kind, field);
  if (!schema || !('enum' in schema)) return undefined;
  return schema.enum.map((value) => ({ value, label: formatFieldValue(field, value) }));
}

/** The schema of a field of a section; undefined if the section has no such field. */
export const schemaOf = (kind: RecordKind | undefined, field: string): FieldSchema | undefined =>
  kind && wholeOfPart(field) === undefined ? importedBody(kind).properties[field] : undefined;
