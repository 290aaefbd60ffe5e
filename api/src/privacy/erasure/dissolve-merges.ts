import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import { NotDuplicatesRepository } from '../../review/not-duplicates/not-duplicates-repository';
import { ImportRepository } from '../../imports/store/import-repository';
import { RecordCorrectionRepository } from '../../review/record-entries/record-correction-repository';
import { changeUnlessOutdated } from '../../review/merges/store-merge';
import { MergeRepository, mergedBodyToStore } from '../../review/merges/merge-repository';
import { hideMergedTestimonies } from '../../review/merges/revert-merge';
import { lockRecords, reachedByMerges } from '../../storage/records/lock-records';
import { RecordRepository } from '../../storage/records/record-repository';
import type { RecordRow } from '../../storage/records/record-repository';
import { recordSource } from '../../storage/records/record-source';
import type { Tables } from '../../storage/tables/tables';
import { restoreOwnValues } from './restore-own-values';
import type { MergedRow } from './restore-own-values';

/**
 * Undoes all merges that one of the records is part of, directly or through other merges, before the records are
 * erased. The other records get their own values back, so that no survivor keeps erased data and nothing can be undone
 * later. Merges that were undone before are deleted as well, because they hold former values, and so are the former
 * values of corrections and imports since the first merge. Throws an HttpError (409)
 * if one of the records is being changed.
 */
export async function dissolveMerges(
  transaction: Transaction<Tables>,
  kind: RecordKind,
  erased: readonly string[],
): Promise<void> {
  await lockRecords(transaction, kind, erased);
  const merged = await readMerged(transaction, kind, erased);
  const group = groupOf(erased, merged);
  if (kind === 'testimony') await keepAllVisibility(transaction, merged);
  const rows = await readRows(transaction, kind, group);
  const left = rows.filter(({ id }) => !erased.includes(id));
  const [firstMerge] = merged;
  if (firstMerge !== undefined) {
    const ids = left.map(({ id }) => id);
    await new RecordCorrectionRepository(transaction).removeSince(ids, firstMerge.created_at);
    await new ImportRepository(transaction).forgetFormerSince(ids, firstMerge.created_at);
  }
  const changes = left.map((row) => [row, restoreOwnValues(row, merged, rows)] as const);
  await changeUnlessOutdated(new RecordRepository(transaction), kind, changes);
  for (const [row, { body = row.body }] of changes) await carryOver(transaction, row, body, merged);
  await new MergeRepository(transaction).forget(group);
}

const groupOf = (ids: readonly string[], merged: readonly MergedRow[]): string[] => [
  ...new Set([...ids, ...merged.map(({ record_id }) => record_id)]),
];

/** The records of all current merges that are connected with one of the records, first merges first. */
async function readMerged(
  transaction: Transaction<Tables>,
  kind: RecordKind,
  ids: readonly string[],
): Promise<readonly MergedRow[]> {
  const { rows } = await sql<MergedRow>`
    ${reachedByMerges(ids)}
    select merge_id, merges.created_at, record_id, ${mergedBodyToStore} as body, updated_at, version_before, version_after
    from reached
    join merge_records on record_id = reached.id
    join merges on merges.id = merge_id
    where undone_at is null and kind = ${kind}
    order by created_at, merge_id, position`.execute(transaction);
  return rows;
}

async function readRows(
  transaction: Transaction<Tables>,
  kind: RecordKind,
  ids: readonly string[],
): Promise<readonly RecordRow[]> {
  const { table, bodyToStore } = recordSource(kind);
  const { rows } = await sql<RecordRow>`
    select id, ${bodyToStore} as body, updated_at, version, merged_into
    from ${sql.table(table)} where id in (${sql.join(ids)})
  `.execute(transaction);
  return rows;
}

/** The last merge comes first: hiding its survivor hides everything merged into it. */
async function keepAllVisibility(
  transaction: Transaction<Tables>,
  merged: readonly MergedRow[],
): Promise<void> {
  for (const { merge_id, record_id: survivor } of merged.filter(isSurvivor).reverse()) {
    const others = merged.filter((row) => row.merge_id === merge_id && !isSurvivor(row));
    await hideMergedTestimonies(transaction, {
      survivor,
      merged: others.map((row) => row.record_id),
    });
  }
}

const isSurvivor = ({ body }: MergedRow) => body !== null;

/** The decision of staff stays valid for a record that has its original text back. */
async function carryOver(
  transaction: Transaction<Tables>,
  { id, version }: RecordRow,
  body: string,
  merged: readonly MergedRow[],
): Promise<void> {
  const own = merged.filter(({ record_id }) => record_id === id);
  const [first] = own;
  const original = own.find(isSurvivor)?.body ?? body;
  if (first === undefined || original !== body) return;
  await new NotDuplicatesRepository(transaction).carryOver(id, first.version_before, version + 1);
}
