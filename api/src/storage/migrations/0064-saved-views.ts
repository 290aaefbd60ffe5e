import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the views of lists that staff keep, and what each of them chose about these (contract/saved-view-requests). */
export const savedViews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('saved_views')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('owner_id', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('is_shared', 'integer', (column) => column.notNull())
      .addColumn('is_question', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('removed_at', 'text')
      .execute();
    await db.schema
      .createTable('saved_view_choices')
      .addColumn('admin_id', 'text', (column) => column.notNull())
      .addColumn('view_id', 'text', (column) => column.notNull())
      .addColumn('is_pinned', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('saved_view_choices_once_each', ['admin_id', 'view_id'])
      .execute();
    await db.schema
      .createTable('default_views')
      .addColumn('admin_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('view_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('default_views_one_each', ['admin_id', 'kind'])
      .execute();
  },
};
