import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates tables for the media of the site and for unfinished uploads. */
export const media: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('media_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addColumn('added_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('media_uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('received', 'integer', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('progress_at', 'text', (column) => column.notNull())
      .execute();
  },
};
