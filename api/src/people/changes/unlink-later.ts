import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import { groupByKind } from '../../storage/records/group-by-kind';
import { lockFreeRecords } from '../../storage/records/lock-records';
import { recordSource } from '../../storage/records/record-source';
import type { Tables } from '../../storage/tables/tables';

interface LaterRecord {
  readonly id: string;
  readonly kind: RecordKind;
}

/**
 * Has the rule find anew the persons of records that arrived after a join that is undone: it put them to the joined
 * person, and they may be of the one that is parted from it now. What staff moved or imported stays.
 */
export async function unlinkLater(
  transaction: Transaction<Tables>,
  change: string,
  persons: readonly string[],
): Promise<void> {
  const { rows } = await sql<LaterRecord>`
    select record_id as id, kind from person_records
    where person_id in (${sql.join(persons)})
      and at > (select at from person_changes where id = ${change})
      and record_id not in (select record_id from person_moves)
      and record_id not in (select record_id from record_origins where import_id is not null)
  `.execute(transaction);
  for (const [kind, own] of groupByKind(rows)) {
    const { table } = recordSource(kind);
    const ids = await lockFreeRecords(
      transaction,
      table,
      own.map(({ id }) => id),
    );
    if (ids.length === 0) continue;
    await transaction.deleteFrom('person_records').where('record_id', 'in', ids).execute();
    await transaction
      .updateTable(table)
      .set({ linked_version: -1 })
      .where('id', 'in', ids)
      .execute();
  }
}
