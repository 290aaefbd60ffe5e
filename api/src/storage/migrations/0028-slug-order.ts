import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the order in which slugs were published, so that the oldest of too many can be removed. Existing ones count as
 * oldest.
 */
export const slugOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('content_slugs')
      .addColumn('number', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('content_slugs_of_entries')
      .on('content_slugs')
      .columns(['kind', 'entry_id', 'number'])
      .execute();
  },
};
