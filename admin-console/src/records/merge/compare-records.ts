import { profileBody } from 'contract/profile';
import type { RecordKind } from 'contract/review';
import type { MergeChoice } from 'contract/review-requests';
import { submissions } from 'contract/submissions';
import type { AdminRecord } from '../../base/model/admin-record';
import { formatFieldValue } from '../../base/model/format-field-value';
import { serverOwnedFields } from '../../base/model/record-fields';

/** One field of the compared records, in the order of the records. */
export interface ComparedField {
  readonly field: string;
  readonly texts: readonly string[];
  readonly differs: boolean;
  /** Whether the surviving record may take another one's value. */
  readonly canChoose: boolean;
  readonly canBeEmpty: boolean;
}

/** The index of the record from which each field's value is taken. */
export type FieldChoices = Readonly<Record<string, number>>;

/** The login e-mail of a member stays with the surviving profile; the server refuses anything else. */
const neverChosen: Partial<Record<RecordKind, readonly string[]>> = { profiles: ['email'] };

/**
 * Compares every field that one of the records has.
 * @param kind undefined where no value is chosen
 */
export function compareRecords(
  kind: RecordKind | undefined,
  records: readonly AdminRecord[],
): readonly ComparedField[] {
  const fields = new Set(
    records.flatMap(Object.keys).filter((field) => !serverOwnedFields.has(field)),
  );
  return Array.from(fields, (field) => {
    const texts = records.map((record) => formatFieldValue(field, record[field]));
    const differs = texts.some((text) => text !== texts[0]);
    const canChoose =
      kind !== undefined &&
      !neverChosen[kind]?.includes(field) &&
      records.every((record) => ['string', 'number', 'undefined'].includes(typeof record[field]));
    const canBeEmpty = kind !== undefined && !requiredFields(kind).includes(field);
    return { field, texts, differs, canChoose, canBeEmpty };
  });
}

const requiredFields = (kind: RecordKind): readonly string[] =>
  (kind === 'profiles' ? profileBody : submissions[kind].body).required;

/** The survivor's own values, else the first one that there is. */
export const defaultChoices = (
  fields: readonly ComparedField[],
  survivorPlace: number,
): FieldChoices =>
  Object.fromEntries(
    fields.map(({ field, texts, canChoose }) => {
      const filled = texts.findIndex((text) => text.trim() !== '');
      const isEmpty = (texts[survivorPlace] ?? '').trim() === '';
      return [field, canChoose && isEmpty && filled !== -1 ? filled : survivorPlace];
    }),
  );

/** The request's body: the chosen values that the survivor does not have already. */
export function mergeChoice(
  records: readonly AdminRecord[],
  survivorPlace: number,
  choices: FieldChoices,
): MergeChoice {
  const versions = records.map(toVersion);
  const survivor = versions[survivorPlace] ?? toVersion({});
  const values: Record<string, string | number | null> = {};
  for (const [field, place] of Object.entries(choices)) {
    const value = valueOf(records[place], field);
    if (value !== valueOf(records[survivorPlace], field)) values[field] = value;
  }
  return { survivor, merged: versions.filter((one) => one !== survivor), values };
}

/** Null if there is no value. Values of other types cannot be chosen. */
function valueOf(record: AdminRecord | undefined, field: string): string | number | null {
  const value = record?.[field];
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
}

export const toVersion = ({ _id, __v }: AdminRecord) => ({ _id: String(_id), __v: Number(__v) });
