import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import { isSqlite } from '../is-sqlite';
import type { Tables } from '../tables/tables';
import { recordSource } from './record-source';

/** Begins a statement that reads `reached`: the ids of records that merges which hold connect with these, by whatever other ones. */
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
 * Any other transaction that erases, holds, merges or changes one of the records, or adds to it, or to one that is
 * merged with it, waits from here on. To be asked before what decides is read: a plain select still finds what is being
 * erased, and what is then added outlives it. In the order that merges keep; SQLite has one writer.
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
