import type { AdminRecord } from './admin-record';

/** The e-mail address a record goes by: `email`, else `contactEmail` (SPEC 5). */
export const recordEmail = (record: AdminRecord) => firstText(record, ['email', 'contactEmail']);

/** The name a record goes by (SPEC 5). A baby naming goes by its parent. */
export const recordName = (record: AdminRecord) =>
  firstText(record, ['fullName', 'name', 'childName', 'partner1Name']);

/** SPEC 3: whether a name, folded, is that of those who give none. */
export const isAnonymous = (foldedName: string) => foldedName === 'anonymous';

export const recordPhone = (record: AdminRecord) => firstText(record, ['phone']);

export const recordPartnerName = (record: AdminRecord) => firstText(record, ['partner2Name']);

/** The first of the fields that says something, without the spaces around it. */
function firstText(record: AdminRecord, fields: readonly string[]): string {
  for (const field of fields) {
    const value = record[field];
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && text.trim()) return text.trim();
  }
  return '';
}
