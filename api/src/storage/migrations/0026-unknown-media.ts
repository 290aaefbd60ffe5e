import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates a table for media files that the database does not know, with the time when they were found. */
export const unknownMedia: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media_unknown')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .execute();
  },
};
