import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores the slugs under which pages were published, so that an old address redirects to the present one. */
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
