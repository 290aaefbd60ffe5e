import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By what the folder of a bucket names this database as the one that it belongs to. */
export const mediaOwner: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media_owner')
      .addColumn('place', 'integer', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .execute();
  },
};
