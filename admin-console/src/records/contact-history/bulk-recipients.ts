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

/**
 * The number of emails if each household gets one: as the server does, each recipient gets one unless their address or
 * their household has got it.
 * @param households the ids of the records of each
 */
export function countHouseholdEmails(
  recipients: readonly BulkRecipient[],
  households: readonly (readonly string[])[],
): number {
  const reached = new Set<unknown>();
  let count = 0;
  for (const { _id, email } of recipients) {
    const address = email.trim().toLowerCase();
    const household = households.find((ids) => ids.includes(_id)) ?? address;
    if (!reached.has(address) && !reached.has(household)) count += 1;
    reached.add(address).add(household);
  }
  return count;
}
