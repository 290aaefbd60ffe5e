import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Notes which account made a merge. Earlier ones know an e-mail only, which is no account: it can be another's by now.
 * So they have no account, and undoing one asks for a confirmation.
 */
export const mergeAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('merges').addColumn('admin_id', 'text').execute();
  },
};
