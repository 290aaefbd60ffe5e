import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import { isSqlite } from '../is-sqlite';
import type { Tables } from '../tables/tables';
import { recordSource } from './record-source';
import type { RecordSource } from './record-source';

/**
 * Begins a statement that reads `reached`: the ids of all records that existing merges connect with these, directly or
 * through others.
 */
export const reachedByMerges = (ids: readonly string[]): RawBuilder<unknown> => sql`
  with recursive reached (id) as (
    select record_id from merge_records where record_id in (${sql.join(ids)})
    union
    select others.record_id from reached
      join merge_records as one on one.record_id = reached.id
      join merges on merges.id = one.merge_id and merges.undone_at is null
      join merge_records as others on others.merge_id = merges.id
  )`;

/**
 * Locks records with all that are merged with them: other transactions that erase, hold, merge, change or add to one of
 * them wait from here on. Call it before reading anything that decides, because a plain select still finds a record
 * that is being erased, and what is then added would outlive it. Locks are in the same order as those of merges; SQLite
 * has only one writer anyway.
 */
export async function lockRecords(
  transaction: Transaction<Tables>,
  kind: RecordKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0 || isSqlite(transaction)) return;
  const { rows } = await sql<{ id: string }>`
    ${reachedByMerges(ids)} select id from reached`.execute(transaction);
  const group = [...new Set([...ids, ...rows.map(({ id }) => id)])];
  await sql`select id from ${sql.table(recordSource(kind).table)}
    where id in (${sql.join(group)}) order by id for update`.execute(transaction);
}

/**
 * Locks those of the records that nobody else is changing, because waiting for the others could end in a deadlock.
 * Returns their ids.
 */
export async function lockFreeRecords(
  transaction: Transaction<Tables>,
  table: RecordSource['table'],
  ids: readonly string[],
): Promise<readonly string[]> {
  if (isSqlite(transaction)) return ids;
  const { rows } = await sql<{ readonly id: string }>`
    select id from ${sql.table(table)} where id in (${sql.join(ids)})
    order by id for update skip locked`.execute(transaction);
  return rows.map(({ id }) => id);
}
