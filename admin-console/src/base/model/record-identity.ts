import type { AdminRecord } from './admin-record';

/** The e-mail address a record goes by: `email`, else `contactEmail` (requirements 5). */
export const recordEmail = (record: AdminRecord) =>
  textOf(record['email']) || textOf(record['contactEmail']);

/** The name a record goes by (requirements 5). A baby naming goes by its parent. */
export const recordName = (record: AdminRecord) =>
  textOf(record['fullName']) ||
  textOf(record['name']) ||
  textOf(record['childName']) ||
  textOf(record['partner1Name']);

/** Requirements 3: whether a name, folded, is that of those who give none. */
export const isAnonymous = (foldedName: string) => foldedName === 'anonymous';

export const recordPhone = (record: AdminRecord) => textOf(record['phone']);

export const recordPartnerName = (record: AdminRecord) => textOf(record['partner2Name']);

/** What a field says, without the spaces around it; empty where that is nothing. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}
