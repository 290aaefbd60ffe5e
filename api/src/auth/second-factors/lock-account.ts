import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables/tables';

/** Locks an account by a write: others who change it, or log in to it, wait for this transaction. */
export async function lockAccount(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('admins')
    .set(({ ref }) => ({ language: ref('language') }))
    .where('id', '=', id)
    .execute();
}
