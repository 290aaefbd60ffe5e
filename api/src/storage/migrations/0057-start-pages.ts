import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what the console opens with for an account; null means the first of its sections. */
export const startPages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('admins').addColumn('start_page', 'text').execute();
  },
};
