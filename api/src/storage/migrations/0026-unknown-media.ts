import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files that lie where those of the site lie and that the database does not know, and since when. */
export const unknownMedia: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media_unknown')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .execute();
  },
};
