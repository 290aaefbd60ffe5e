import type { Transaction } from 'kysely';
import { keptUntilText } from 'contract/kept-until';
import { processing } from 'contract/processing';
import { isKeptByLaw } from 'contract/purposes';
import type { SubmissionName } from 'contract/submissions';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';
import { lockRecords } from '../../storage/records/lock-records';
import { noteChange } from '../../storage/records/record-changes';
import type { Database } from '../../storage/database';
import type { Tables } from '../../storage/tables/tables';
import { forgetAttached } from './forget-attached';

export interface LockedRecord {
  readonly id: string;
  /** ISO 8601. */
  readonly until: string;
}

export interface ErasedRecords {
  /** The ids of those that are gone. Of an id that is not there nothing is answered. */
  readonly removed: readonly string[];
  /** Those that must be kept for a while: they are in no list any more. */
  readonly locked: readonly LockedRecord[];
}

/**
 * Erases records, a few hundred at most, with everything that hangs on them (`forgetAttached`); consoles that are open
 * hear of it. What the law asks to keep, and what staff hold, is locked away instead until that is over; what is in
 * quarantine is in no books, and stays only where staff hold it. The caller writes the audit log, last. Throws an
 * HttpError (409) when one of the records is changed at this very moment: nothing of the transaction may then be kept, and
 * it may be tried again.
 */
export async function eraseRecords(
  transaction: Transaction<Tables>,
  kind: SubmissionName,
  ids: readonly string[],
  now: Date,
): Promise<ErasedRecords> {
  await lockRecords(transaction, kind, ids);
  const locked = await findKept(transaction, kind, ids, now);
  const kept = new Set(locked.map(({ id }) => id));
  const removed = await removeRecords(
    transaction,
    kind,
    ids.filter((id) => !kept.has(id)),
  );
  await lockAway(transaction, kind, locked);
  return { removed, locked };
}

/** Removes records, a few hundred at most, whatever asks to keep them. Answers the ids of those that were there. */
export async function removeRecords(
  transaction: Transaction<Tables>,
  kind: SubmissionName,
  ids: readonly string[],
): Promise<readonly string[]> {
  const found = ids.length === 0 ? [] : await findOfKind(transaction, kind, ids);
  if (found.length === 0) return [];
  await forgetAttached(transaction, kind, found);
  await transaction.deleteFrom('submissions').where('id', 'in', found).execute();
  getFieldEncryption(transaction).forgetOpened();
  await noteChange(transaction, kind);
  return found;
}

async function findOfKind(
  transaction: Transaction<Tables>,
  kind: SubmissionName,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('submissions')
    .select('id')
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the records that must be kept, and until when. One that is locked already stays so for at least as long. */
export async function findKept(
  database: Database,
  kind: SubmissionName,
  ids: readonly string[],
  now: Date,
): Promise<readonly LockedRecord[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('submissions')
    .leftJoin('retention_holds', (join) =>
      join.onRef('record_id', '=', 'id').onRef('retention_holds.kind', '=', 'submissions.kind'),
    )
    .select(['id', 'created_at', 'locked_until', 'quarantine', 'until'])
    .where('submissions.kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  return rows.flatMap(({ id, created_at, locked_until, quarantine, until: held }) => {
    const isInBooks = quarantine === null && isKeptByLaw(kind);
    const byLaw = locked_until ?? (isInBooks ? endOf(kind, created_at, now) : '');
    const until = [byLaw, held ?? ''].sort().at(-1) ?? '';
    return until > now.toISOString() ? [{ id, until }] : [];
  });
}

/** An imported record may say no time, or an odd one; then it counts as of today. */
function endOf(kind: SubmissionName, createdAt: string, now: Date): string {
  const { retention } = processing[kind];
  return keptUntilText(retention, createdAt) ?? keptUntilText(retention, now.toISOString()) ?? '';
}

/** A locked record has a new version, so that staff who saw the earlier one cannot change it any more. */
async function lockAway(
  transaction: Transaction<Tables>,
  kind: SubmissionName,
  records: readonly LockedRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const ids = records.map(({ id }) => id);
  await forgetAttached(transaction, kind, ids);
  for (const { id, until } of records)
    await transaction
      .updateTable('submissions')
      .set(({ eb }) => ({
        locked_until: until,
        // It no longer waits for a decision of staff. The counts subtract it as locked, and must not do so twice.
        quarantine: null,
        merged_into: null,
        idempotency_key: null,
        idempotency_hash: null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where(({ eb }) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', until)]))
      .execute();
  await noteChange(transaction, kind);
}
