import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a key was forgotten: a server that runs on may still write with it, which the next start is to notice. */
export const forgottenKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('data_keys').addColumn('forgotten_at', 'text').execute();
  },
};
