import type { AdminRecord } from './admin-record';

/** A record's e-mail address: `email`, else `contactEmail` (requirements 5). */
export const recordEmail = (record: AdminRecord) =>
  textOf(record['email']) || textOf(record['contactEmail']);

/** The name of the person in a record (requirements 5). For a baby naming it is the parent's. */
export const recordName = (record: AdminRecord) =>
  textOf(record['fullName']) ||
  textOf(record['name']) ||
  textOf(record['childName']) ||
  textOf(record['partner1Name']);

/** Whether a folded name is the placeholder of people who gave none (requirements 3). */
export const isAnonymous = (foldedName: string) => foldedName === 'anonymous';

export const recordPhone = (record: AdminRecord) => textOf(record['phone']);

export const recordPartnerName = (record: AdminRecord) => textOf(record['partner2Name']);

/** A field's text, trimmed; '' for other types than strings and numbers. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}
