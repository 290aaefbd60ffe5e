import type { BodySchema, FieldSchema } from 'contract/field';
import { maxFurtherFields } from 'contract/further-fields';
import { profileBody } from 'contract/profile';
import { statusColumn } from 'contract/export-requests';
import { submissions } from 'contract/submissions';
import type { SectionName } from './sections';
import type { AdminRecord } from './admin-record';

/** The Status column has no field in the record: markers are kept beside it. */
export const statusField = statusColumn;

/** The time of receipt; its column is hidden until the user shows it. */
export const receivedField = 'createdAt';

/** Fields that get no column: the server's internal ones, those with a place of their own, and passwords. */
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
 * Fields that only the server sets, so they are not compared for duplicates (requirements 2.10): id, version and times,
 * the admin flag, the image and the internal markers.
 */
export const serverOwnedFields: ReadonlySet<string> = new Set([...serverFields, 'isAdmin']);

const hiddenFields = new Set([...serverOwnedFields, 'id', statusField]);

/**
 * The fields that a list shows (requirements 2.10): all of the kind's contract in the form's order, because the first
 * sender may have left some blank, then any others that records carry.
 * @param carried the names of all fields that a record of the list carries
 */
export function shownFields(kind: SectionName, carried: Iterable<string>): readonly string[] {
  const { properties } = bodyOf(kind);
  const own = Object.keys(properties).filter(isShown);
  const others = Array.from(carried).filter((field) => isShown(field) && !own.includes(field));
  return [...own, ...others.slice(0, maxFurtherFields)];
}

/** The schema of the body that a form of this kind submits. */
const bodyOf = (kind: SectionName): BodySchema =>
  kind === 'profiles' ? profileBody : submissions[kind].body;

/** The contract's schema of a field; undefined for a field that is not in the contract. */
export const fieldSchema = (kind: SectionName, field: string): FieldSchema | undefined =>
  bodyOf(kind).properties[field];

/**
 * The grid keeps columns by name in plain objects, and renders nothing if a column is called like a property of every
 * object.
 */
const isShown = (field: string): boolean =>
  !hiddenFields.has(field) && !(field in Object.prototype);

/** Collects the field names of a list's records, in order of first appearance. */
export class CarriedFields {
  readonly #names = new Set<string>();

  add(record: AdminRecord): void {
    for (const field in record) this.#names.add(field);
  }

  names(): readonly string[] {
    return [...this.#names];
  }
}
