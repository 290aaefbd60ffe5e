import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Tables } from '../tables/tables';

/** What consoles that are open hear of: the records of a kind, or what accounts may do. */
export type ChangeSubject = RecordKind | 'accounts';

/** Says in the transaction of a change which list and reviews, or which rights, are to be read again. */
export async function noteChange(
  transaction: Transaction<Tables>,
  kind: ChangeSubject,
): Promise<void> {
  await transaction
    .insertInto('record_changes')
    .values({ kind, count: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({ count: sql`record_changes.count + 1` }),
    )
    .execute();
}
