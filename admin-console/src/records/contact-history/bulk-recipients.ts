import type { RecordKind } from 'contract/review';

/** A record whose person gets the email. */
export interface BulkRecipient {
  readonly kind: RecordKind;
  readonly _id: string;
  /** The name of the person, or what is shown in its place. */
  readonly name: string;
  /** '' if the record has none. */
  readonly email: string;
}

/** Separates records with an address from those without. Records with the same address are one person. */
export function sortRecipients(records: readonly BulkRecipient[]) {
  const recipients = records.filter(({ email }) => email.trim() !== '');
  const addresses = new Set(recipients.map(({ email }) => email.trim().toLowerCase()));
  const withoutAddress = records.filter(({ email }) => email.trim() === '');
  return { recipients, people: addresses.size, withoutAddress };
}
