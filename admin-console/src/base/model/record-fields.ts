import type { BodySchema, FieldSchema } from 'contract/field';
import { maxFurtherFields } from 'contract/further-fields';
import { profileBody } from 'contract/profile';
import { statusColumn } from 'contract/record-exports';
import { submissions } from 'contract/submissions';
import type { SectionName } from './sections';
import type { AdminRecord } from './admin-record';

/** The column of the Status, which no record has: markers live beside the record. */
export const statusField = statusColumn;

/** When a record was received; its column is hidden until the user shows it. */
export const receivedField = 'createdAt';

/** What the server keeps for itself, or what is shown in a place of its own. And no password, ever. */
export const serverFields: readonly string[] = [
  '_id',
  '__v',
  receivedField,
  'updatedAt',
  'mergedInto',
  'isHidden',
  'awaitsApproval',
  'image',
  'password',
];

/**
 * What the server alone decides, so it is not compared (requirements 2.10): the record's id, version and times, the
 * admin flag, the image and the internal markers of duplicates.
 */
export const serverOwnedFields: ReadonlySet<string> = new Set([...serverFields, 'isAdmin']);

const hiddenFields = new Set([...serverOwnedFields, 'id', statusField]);

/**
 * The fields that a list shows (requirements 2.10): all of its kind's contract in the form's order, for the first
 * sender may have left some blank, and after them what else records carry.
 *
 * @param carried the names of all fields that a record of the list carries
 */
export function shownFields(kind: SectionName, carried: Iterable<string>): readonly string[] {
  const { properties } = bodyOf(kind);
  const own = Object.keys(properties).filter(isShown);
  const others = Array.from(carried).filter((field) => isShown(field) && !own.includes(field));
  return [...own, ...others.slice(0, maxFurtherFields)];
}

/** What is sent of a kind of record. */
const bodyOf = (kind: SectionName): BodySchema =>
  kind === 'profiles' ? profileBody : submissions[kind].body;

/** What a kind's contract says of a field; undefined of one that it does not know. */
export const fieldSchema = (kind: SectionName, field: string): FieldSchema | undefined =>
  bodyOf(kind).properties[field];

/** The grid keeps columns by name in plain objects, and draws nothing at all with one that every object has. */
const isShown = (field: string): boolean =>
  !hiddenFields.has(field) && !(field in Object.prototype);

/** Collects the names of the fields that the records of a list carry, in the order in which they turn up. */
export class CarriedFields {
  readonly #names = new Set<string>();

  add(record: AdminRecord): void {
    for (const field in record) this.#names.add(field);
  }

  names(): readonly string[] {
    return [...this.#names];
  }
}
