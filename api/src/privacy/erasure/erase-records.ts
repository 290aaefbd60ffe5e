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
import { removeAttachedData } from './remove-attached-data';

export interface LockedRecord {
  readonly id: string;
  /** ISO 8601. */
  readonly until: string;
}

export interface ErasedRecords {
  /** The ids of the erased records, without ids that do not exist. */
  readonly removed: readonly string[];
  /** Records that must be kept for a time and are in no list any more. */
  readonly locked: readonly LockedRecord[];
}

/**
 * Erases records (a few hundred at most) with everything attached to them (`removeAttachedData`) and notifies open
 * consoles. Records that the law requires to keep or that staff hold are locked away until that ends; records in
 * quarantine are kept only if staff hold them. The caller writes the audit log last. Throws an HttpError (409) if a
 * record is being changed: the transaction must then be rolled back and may be retried.
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

/** Removes records (a few hundred at most) even if they must be kept. Returns the ids of those that existed. */
export async function removeRecords(
  transaction: Transaction<Tables>,
  kind: SubmissionName,
  ids: readonly string[],
): Promise<readonly string[]> {
  const found = ids.length === 0 ? [] : await findOfKind(transaction, kind, ids);
  if (found.length === 0) return [];
  await removeAttachedData(transaction, kind, found);
  await transaction.deleteFrom('submissions').where('id', 'in', found).execute();
  getFieldEncryption(transaction).clearCache();
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

/** Returns which of the records must be kept, and until when. The end of an earlier lock is never shortened. */
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

/** An imported record may have no valid time; then its time starts today. */
function endOf(kind: SubmissionName, createdAt: string, now: Date): string {
  const { retention } = processing[kind];
  return keptUntilText(retention, createdAt) ?? keptUntilText(retention, now.toISOString()) ?? '';
}

/** Locking increases the version, so that staff who saw the earlier one cannot change the record any more. */
async function lockAway(
  transaction: Transaction<Tables>,
  kind: SubmissionName,
  records: readonly LockedRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const ids = records.map(({ id }) => id);
  await removeAttachedData(transaction, kind, ids);
  for (const { id, until } of records)
    await transaction
      .updateTable('submissions')
      .set(({ eb }) => ({
        locked_until: until,
        // The counts subtract the record as locked and must not subtract it again as quarantined.
        quarantine: null,
        merged_into: null,
        idempotency_key: null,
        idempotency_hash: null,
        person: null,
        urgency_hint: null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where(({ eb }) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', until)]))
      .execute();
  await noteChange(transaction, kind);
}
