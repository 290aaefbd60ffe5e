import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an address of the network may still ask for, of all processes together. */
export const addressAllowances: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('address_allowances')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('full_at', 'text', (column) => column.notNull())
      .execute();
  },
};
