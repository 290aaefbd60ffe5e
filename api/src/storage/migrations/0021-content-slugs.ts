import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Under which slugs the pages of entries were published, so that an old address leads to the present one. */
export const contentSlugs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_slugs')
      .addColumn('slug', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addForeignKeyConstraint(
        'content_slugs_of_entry',
        ['kind', 'entry_id'],
        'content_entries',
        ['kind', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
  },
};
