import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the rate limits by network address, which all processes share. */
export const addressAllowances: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('address_allowances')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('full_at', 'text', (column) => column.notNull())
      .execute();
  },
};
