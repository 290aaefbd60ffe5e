import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables/tables';

/** Written, not read: who else changes the account, or logs in to it, waits for this transaction. */
export async function lockAccount(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('admins')
    .set(({ ref }) => ({ language: ref('language') }))
    .where('id', '=', id)
    .execute();
}
