import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Tables } from '../storage/tables';

/** Says in the transaction of a change which list and book are to be read again. */
export async function noteRecordChange(
  transaction: Transaction<Tables>,
  kind: RecordKind,
): Promise<void> {
  await transaction
    .insertInto('record_changes')
    .values({ kind, count: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({ count: sql`record_changes.count + 1` }),
    )
    .execute();
}
