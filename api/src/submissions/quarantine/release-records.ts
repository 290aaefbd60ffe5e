import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { SubmissionName } from 'contract/submissions';
import { toAuditActor, recordStaffChange } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { OutboxRepository } from '../../mail/outbox-repository';
import { submissionBody } from '../../storage/records/record-source';
import { runCountedStatement } from '../../storage/store-together';
import type { Tables } from '../../storage/tables/tables';
import { FormMails, getSenderAddress } from '../form-mails';
import { QuarantineRepository } from './quarantine-repository';
import type { ReleasedRecord } from './quarantine-repository';

/** Moves records to their lists and queues the emails that follow. Returns those that were in quarantine. */
export function releaseRecords(
  parts: ConsoleParts,
  ids: readonly string[],
  kinds: readonly RecordKind[],
  staff: ActingStaff,
): Promise<readonly ReleasedRecord[]> {
  const { database, audit } = parts;
  return database.transaction().execute(async (transaction) => {
    const released = await new QuarantineRepository(transaction).release(ids, kinds);
    await tellSenders(transaction, parts, released);
    for (const kind of new Set(released.map((record) => record.kind))) {
      const subjects = released.filter((record) => record.kind === kind).map(({ id }) => id);
      const entry = { ...toAuditActor(staff), action: 'release', kind, subjects } as const;
      await recordStaffChange(transaction, audit, entry);
    }
    return released;
  });
}

/**
 * Queues the email that confirms a form or asks to confirm a profile's address. Staff are not notified: one of them has
 * just seen the record.
 */
async function tellSenders(
  transaction: Transaction<Tables>,
  { now, makeId }: Pick<ConsoleParts, 'now' | 'makeId'>,
  released: readonly ReleasedRecord[],
): Promise<void> {
  const created_at = now().toISOString();
  const forms = (await readForms(transaction, released)).map(({ body, ...form }) => {
    const values = JSON.parse(body) as Readonly<Record<string, unknown>>;
    return { ...form, created_at, sender: getSenderAddress(form.kind as SubmissionName, values) };
  });
  const mails = new FormMails().toSenders(transaction, forms);
  for (const mail of mails) await runCountedStatement(transaction, mail);
  const outbox = new OutboxRepository(transaction, now, makeId);
  for (const { id, email } of await readUnconfirmed(transaction, released))
    await outbox.add('confirm-email', email, id);
}

const readForms = (transaction: Transaction<Tables>, released: readonly ReleasedRecord[]) =>
  transaction
    .selectFrom('submissions')
    .select(['id', 'kind', 'language', submissionBody.as('body')])
    .where('id', 'in', idsOf(released))
    .execute();

const readUnconfirmed = (transaction: Transaction<Tables>, released: readonly ReleasedRecord[]) =>
  transaction
    .selectFrom('profiles')
    .select(['id', 'email'])
    .where('id', 'in', idsOf(released))
    .where('email_confirmed_at', 'is', null)
    .execute();

/** The empty id avoids an empty list, which SQL does not allow. */
const idsOf = (released: readonly ReleasedRecord[]) => ['', ...released.map(({ id }) => id)];
