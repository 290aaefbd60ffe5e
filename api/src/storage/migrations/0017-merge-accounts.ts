import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the account that made a merge. Earlier merges name only an email address, which may belong to another account by
 * now, so they get no account, and undoing one asks for a confirmation.
 */
export const mergeAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('merges').addColumn('admin_id', 'text').execute();
  },
};
