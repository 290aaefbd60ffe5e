/** A record whose fields are not known at compile time (requirements 3). */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** The fields that hold a record's e-mail address in one section or another; the first that is filled counts. */
export const emailFields = ['email', 'contactEmail'] as const;

/** The fields that hold the name of the person in one section or another; the first that is filled counts. */
export const nameFields = ['fullName', 'name', 'childName', 'partner1Name'] as const;

/** The field of the second name that a section asks for. */
export const partnerNameField = 'partner2Name';

/** A record's e-mail address: `email`, else `contactEmail` (requirements 5). */
export const recordEmail = (record: AnyRecord) => firstText(record, emailFields);

/** The name of the person in a record (requirements 5). For a baby naming it is the parent's. */
export const recordName = (record: AnyRecord) => firstText(record, nameFields);

/** Whether a folded name is the placeholder of people who gave none (requirements 3). */
export const isAnonymous = (foldedName: string) => foldedName === 'anonymous';

export const recordPhone = (record: AnyRecord) => textOf(record['phone']);

export const recordPartnerName = (record: AnyRecord) => textOf(record[partnerNameField]);

function firstText(record: AnyRecord, fields: readonly string[]): string {
  for (const field of fields) {
    const text = textOf(record[field]);
    if (text !== '') return text;
  }
  return '';
}

/** A field's text, trimmed; '' for other types than strings and numbers. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}
