import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import { unlinkRecords } from '../../people/unlink-records';
import type { Tables } from '../../storage/tables/tables';
import { dissolveMerges } from './dissolve-merges';

/**
 * Removes everything attached to records before they are erased: reviews, notes, not-duplicate marks, merges
 * (see `dissolveMerges`), holds, contact history, replies, alerts, news to staff, origins, corrections, what an import
 * keeps of them, persons and households (see `unlinkRecords`) and pending emails. It runs in the transaction that
 * erases the records. Throws an HttpError (409) if one of them is being changed.
 */
export async function removeAttachedData(
  transaction: Transaction<Tables>,
  kind: RecordKind,
  ids: readonly string[],
): Promise<void> {
  await dissolveMerges(transaction, kind, ids);
  await unlinkRecords(transaction, ids);
  for (const [mail, subjects] of [
    ['letter', 'outreach'],
    ['urgent-alert', 'urgent_alerts'],
  ] as const)
    await transaction
      .deleteFrom('outbox')
      .where('kind', '=', mail)
      .where('profile_id', 'in', (eb) =>
        eb
          .selectFrom(subjects)
          .select('id')
          .where(`${subjects}.kind`, '=', kind)
          .where('record_id', 'in', ids),
      )
      .execute();
  // Their links go with the alerts.
  for (const table of [
    'reviews',
    'record_notes',
    'retention_holds',
    'outreach',
    'replies',
    'urgent_alerts',
    'colleague_news',
    'record_origins',
    'record_corrections',
    'import_records',
  ] as const)
    await transaction
      .deleteFrom(table)
      .where('kind', '=', kind)
      .where('record_id', 'in', ids)
      .execute();
  await transaction.deleteFrom('outbox').where('profile_id', 'in', ids).execute();
  for (const side of ['first_id', 'second_id'] as const)
    await transaction
      .deleteFrom('kept_pairs')
      .where('kind', '=', kind)
      .where(side, 'in', ids)
      .execute();
}
