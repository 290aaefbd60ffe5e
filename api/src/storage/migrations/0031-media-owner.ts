import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates a table with the id by which this database owns a folder of a bucket. */
export const mediaOwner: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media_owner')
      .addColumn('place', 'integer', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .execute();
  },
};
