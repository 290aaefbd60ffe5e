import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates a table for publishing and unpublishing entries at a set time. */
export const contentPlans: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_plans')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('deed', 'text', (column) => column.notNull())
      .addColumn('due', 'text', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('at', 'text')
      .addColumn('by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_plans_once_each', ['kind', 'entry_id', 'deed'])
      .addForeignKeyConstraint(
        'content_plans_of_entry',
        ['kind', 'entry_id'],
        'content_entries',
        ['kind', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('content_plans_by_time')
      .on('content_plans')
      .columns(['state', 'due'])
      .execute();
  },
};
