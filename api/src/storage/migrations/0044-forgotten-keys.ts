import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds when a key was forgotten: a server that still runs may write with it, which the next start must notice. */
export const forgottenKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('data_keys').addColumn('forgotten_at', 'text').execute();
  },
};
