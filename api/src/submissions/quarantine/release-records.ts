import type { Transaction } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RecordKind } from 'contract/review';
import type { SubmissionName } from 'contract/submissions';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { AuditEntry } from '../../storage/audit/audit-log';
import { submissionBody } from '../../storage/records/record-source';
import { runCountedStatement } from '../../storage/store-together';
import type { Tables } from '../../storage/tables/tables';
import { FormMails, getSenderAddress } from '../form-mails';
import { QuarantineRepository } from './quarantine-repository';
import type { ReleasedRecord } from './quarantine-repository';

/** What the handler of a release gets (http/serve). */
interface Release {
  readonly transaction: Transaction<Tables>;
  readonly request: FastifyRequest;
  readonly note: (entry: Pick<AuditEntry, 'subjects'> & { readonly kind: RecordKind }) => unknown;
  readonly onCommit: (work: () => unknown) => void;
}

/** Moves records to their lists and queues the emails that follow. Returns the ids of those that were in quarantine. */
export async function release(
  app: FastifyInstance,
  { transaction, request, note, onCommit }: Release,
  ids: readonly string[],
): Promise<string[]> {
  const mayReview = getKindsWithRight(getRights(request), 'review');
  const released = await new QuarantineRepository(transaction).release(ids, mayReview);
  await tellSenders(transaction, app, released);
  const kinds = new Set(released.map((record) => record.kind));
  for (const kind of kinds) {
    const subjects = released.filter((record) => record.kind === kind).map(({ id }) => id);
    await note({ kind, subjects });
  }
  // From now on the records take places of their programme, perhaps the last ones.
  if (kinds.has('programAttendance')) onCommit(() => app.publisher.wanted());
  return released.map(({ id }) => id);
}

/**
 * Queues the email that confirms a form or asks to confirm a profile's address. Staff are not notified: one of them has
 * just seen the record.
 */
async function tellSenders(
  transaction: Transaction<Tables>,
  { now, makeId }: Pick<FastifyInstance, 'now' | 'makeId'>,
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
