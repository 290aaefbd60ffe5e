import type { Kysely, Migration } from 'kysely';

/**
 * Notes which account made a merge. Earlier ones know an e-mail only, which is no account: it can be another's by now.
 * So they have no account, and undoing one asks for a confirmation.
 */
export const mergeAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('merges').addColumn('admin_id', 'text').execute();
  },
};
