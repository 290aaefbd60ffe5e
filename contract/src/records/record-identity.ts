/** A record whose fields are not known at compile time (requirements 3). */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** A record's e-mail address: `email`, else `contactEmail` (requirements 5). */
export const recordEmail = (record: AnyRecord) =>
  textOf(record['email']) || textOf(record['contactEmail']);

/** The name of the person in a record (requirements 5). For a baby naming it is the parent's. */
export const recordName = (record: AnyRecord) =>
  textOf(record['fullName']) ||
  textOf(record['name']) ||
  textOf(record['childName']) ||
  textOf(record['partner1Name']);

/** Whether a folded name is the placeholder of people who gave none (requirements 3). */
export const isAnonymous = (foldedName: string) => foldedName === 'anonymous';

export const recordPhone = (record: AnyRecord) => textOf(record['phone']);

export const recordPartnerName = (record: AnyRecord) => textOf(record['partner2Name']);

/** A field's text, trimmed; '' for other types than strings and numbers. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}
