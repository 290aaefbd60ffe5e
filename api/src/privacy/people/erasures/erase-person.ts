import type { Transaction } from 'kysely';
import type { LockedAway } from 'contract/people-requests';
import type { RecordKind } from 'contract/review';
import type { SubmissionName } from 'contract/submissions';
import { eraseRecords } from '../../erasure/erase-records';
import { removeProfiles } from '../../erasure/remove-profiles';
import { lockPersons } from '../../../people/lock-persons';
import { toBudgetKeys } from '../../../mail/mail-budget';
import { deleteViews } from '../../../questions/views/stored-views';
import { lockRecords } from '../../../storage/records/lock-records';
import { noteChange } from '../../../storage/records/record-changes';
import type { Tables } from '../../../storage/tables/tables';
import { idsByKind } from '../chosen-records';
import type { ChosenRecords } from '../chosen-records';
import { findNamingViews } from '../naming-views';
import { findHeldProfiles } from './held-profiles';

export interface ErasedPerson {
  readonly erased: readonly { readonly kind: RecordKind; readonly id: string }[];
  readonly locked: readonly LockedAway[];
  /** Lower-cased, without the addresses of held profiles, of which everything stays. */
  readonly emails: readonly string[];
  /** The addresses of the pictures whose files are still to be removed; they are now in the table of loose pictures. */
  readonly pictures: readonly string[];
}

/**
 * Removes records of a person with everything attached, all data about the email addresses, and the saved views that
 * name the person. The caller writes the audit log last. Throws an HttpError (409) if one of them is being changed.
 * @param emails lower-cased
 */
export async function erasePerson(
  transaction: Transaction<Tables>,
  { submissions, profiles }: ChosenRecords,
  emails: readonly string[],
  now: Date,
): Promise<ErasedPerson> {
  await lockAll(transaction, [...idsByKind(submissions), ...idsByKind(profiles)]);
  const held = await findHeldProfiles(transaction, profiles, now);
  const gone = profiles.filter(({ id }) => !held.some(({ _id }) => _id === id));
  const kept = profiles.filter((profile) => !gone.includes(profile)).map(({ email }) => email);
  const addresses = emails.filter((email) => !kept.includes(email));
  const naming = await findNamingViews(transaction, { submissions, profiles: gone }, addresses);
  await deleteViews(transaction, naming);
  const erased: { kind: RecordKind; id: string }[] = [];
  const locked: LockedAway[] = [];
  for (const [kind, ids] of idsByKind(submissions)) {
    const result = await eraseRecords(transaction, kind as SubmissionName, ids, now);
    erased.push(...result.removed.map((id) => ({ kind, id })));
    locked.push(...result.locked.map(({ id, until }) => ({ kind, _id: id, until })));
  }
  const { pictures } = await removeProfiles(
    transaction,
    gone.map(({ id }) => id),
  );
  await eraseAddresses(transaction, addresses);
  return {
    erased: [...erased, ...gone.map(({ kind, id }) => ({ kind, id }))],
    locked: [...locked, ...held],
    emails: addresses,
    pictures,
  };
}

/** Locks all records before persons and what sections count, as whoever joins persons does: no two then wait for each other. */
async function lockAll(
  transaction: Transaction<Tables>,
  records: readonly (readonly [RecordKind, readonly string[]])[],
): Promise<void> {
  for (const [kind, ids] of records) await lockRecords(transaction, kind, ids);
  await lockPersons(transaction);
}

async function eraseAddresses(
  transaction: Transaction<Tables>,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return;
  await transaction.deleteFrom('outbox').where('recipient', 'in', emails).execute();
  const keys = emails.flatMap(toBudgetKeys);
  await transaction.deleteFrom('mail_budgets').where('key', 'in', keys).execute();
  await transaction
    .deleteFrom('outreach')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['address']), 'in', emails))
    .execute();
  await transaction
    .deleteFrom('replies')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['sender']), 'in', emails))
    .execute();
  await transaction.deleteFrom('email_tokens').where('email', 'in', emails).execute();
  await transaction.deleteFrom('my_data_tokens').where('email', 'in', emails).execute();
  await transaction
    .deleteFrom('pending_emails')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), 'in', emails))
    .execute();
  await transaction.deleteFrom('release_teams').where('email', 'in', emails).execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('staff_invitations')
    .where('email', 'in', emails)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await noteChange(transaction, 'accounts');
}
