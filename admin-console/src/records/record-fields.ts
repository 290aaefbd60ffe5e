import type { AdminRecord } from './admin-record';

/** The column of the Status, which no record has: markers live beside the record. */
export const statusField = 'duplicateStatus';

/** When a record came; its column is hidden until somebody asks for it. */
export const receivedField = 'createdAt';

/** SPEC 2.10: record id, version, times, admin flag, image and the internal duplicate markers. */
const hiddenFields = new Set([
  '_id',
  'id',
  '__v',
  receivedField,
  'updatedAt',
  'isAdmin',
  'image',
  'mergedInto',
  statusField,
]);

/**
 * The fields that a list shows: those of its first record, in its order (SPEC 2.10). The grid keeps columns by name in
 * plain objects, and draws nothing at all with one that every object has, such as `__proto__`.
 */
export const shownFields = (first: AdminRecord = {}): readonly string[] =>
  Object.keys(first).filter((field) => !hiddenFields.has(field) && !(field in Object.prototype));
