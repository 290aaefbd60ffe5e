import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Tables } from '../tables/tables';

/** The subject of a change that open consoles hear of: a kind of record, or accounts. */
export type ChangeSubject = RecordKind | 'accounts';

/** Notes in the transaction of a change which list and reviews, or which rights, consoles must fetch again. */
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
