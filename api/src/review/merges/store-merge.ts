import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Merge, MergeResult, MergeChoice } from 'contract/review-requests';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import { isEncrypted } from '../../storage/encryption/field-encryption';
import { UndecryptableText } from '../../storage/encryption/undecryptable-text';
import { HttpError, changeConflict } from '../../http/errors/http-error';
import { findCurrent } from '../current-records';
import { RecordRepository } from '../../storage/records/record-repository';
import type { RecordChange, RecordRow } from '../../storage/records/record-repository';
import type { Tables } from '../../storage/tables/tables';
import { checkOrigins, omitNullValues } from './chosen-values';
import { MergeRepository, replacedIn } from './merge-repository';

type Values = MergeChoice['values'];

interface MergeOrder {
  readonly kind: RecordKind;
  readonly choice: MergeChoice;
  readonly staff: ActingStaff;
}

/**
 * Merges records into one. Nothing is deleted: the others refer to the survivor, and the former states are kept for an
 * undo. Throws an HttpError: 400, 404, and 409 if one of them has changed; and UndecryptableText.
 */
export async function storeMerge(
  { now, makeId }: Pick<FastifyInstance, 'now' | 'makeId'>,
  transaction: Transaction<Tables>,
  { kind, choice, staff }: MergeOrder,
): Promise<MergeResult> {
  const records = new RecordRepository(transaction);
  const before = await findCurrent(records, kind, [choice.survivor, ...choice.merged]);
  const [survivor, ...merged] = before as [RecordRow, ...RecordRow[]];
  const bodies = before.map(({ body }) => JSON.parse(body) as Values);
  checkReadable(before, bodies);
  checkOrigins(choice.values, bodies);
  if (kind === 'profiles') await checkAccount(transaction, survivor, choice.values);

  const createdAt = now().toISOString();
  const values = omitNullValues({ ...bodies[0], ...choice.values });
  const body = JSON.stringify(values);
  await changeUnlessOutdated(records, kind, [
    [survivor, { body, updated_at: createdAt }],
    ...merged.map((row) => [row, { merged_into: survivor.id }] as const),
  ]);
  const subjects = before.map(({ id }) => id);
  const merge: Merge = {
    _id: makeId(),
    survivor: survivor.id,
    merged: subjects.slice(1),
    createdAt,
    createdBy: staff.email,
    ...replacedIn(bodies[0] ?? {}, values),
  };
  await rememberMerge(transaction, kind, [merge, staff._id], before);
  return { merge, records: await records.read(kind, subjects) };
}

/** Throws an HttpError (409) if a profile with an unconfirmed address would get values of another account. */
async function checkAccount(
  transaction: Transaction<Tables>,
  { id, body }: RecordRow,
  values: Values,
): Promise<void> {
  const own = JSON.parse(body) as Values;
  if (Object.entries(values).every(([field, value]) => own[field] === value)) return;
  const { email_confirmed_at } = await transaction
    .selectFrom('profiles')
    .select('email_confirmed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (email_confirmed_at === null)
    throw new HttpError(
      409,
      { code: 'unconfirmed-survivor' },
      'The profile that stays has an e-mail address that was never confirmed, so it cannot get what another member entered. Please keep the other profile, or choose only its own values.',
    );
}

/** Throws UndecryptableText if a merge would overwrite a value that cannot be decrypted at the moment. */
function checkReadable(rows: readonly RecordRow[], bodies: readonly Values[]): void {
  const at = bodies.findIndex((body) => Object.values(body).some(isEncrypted));
  if (at !== -1) throw new UndecryptableText(rows[at]?.id ?? '');
}

async function rememberMerge(
  transaction: Transaction<Tables>,
  kind: RecordKind,
  [merge, adminId]: readonly [merge: Merge, adminId: string],
  before: readonly RecordRow[],
): Promise<void> {
  const rows = before.map(({ id, body, updated_at, version }) => ({
    record_id: id,
    body: id === merge.survivor ? body : null,
    updated_at,
    version_before: version,
    version_after: version + 1,
  }));
  await new MergeRepository(transaction).add(kind, merge, adminId, rows);
}

/** Changes records in the order of their ids, which avoids deadlocks. Throws an HttpError (409) if one is outdated. */
export async function changeUnlessOutdated(
  records: RecordRepository,
  kind: RecordKind,
  changes: readonly (readonly [Pick<RecordRow, 'id' | 'version'>, RecordChange])[],
): Promise<void> {
  for (const [row, change] of [...changes].sort(([a], [b]) => (a.id < b.id ? -1 : 1))) {
    if (await records.change(kind, row, change)) continue;
    throw changeConflict(
      row.id,
      'record-changed',
      'One of these records was changed at this very moment. Please reload the list and try again.',
    );
  }
}
