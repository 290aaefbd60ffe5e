import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the replies by email to what staff wrote to the people of records (contract/replies). */
export const replies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('replies')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('message_key', 'text', (column) => column.notNull().unique())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('is_from_other', 'integer', (column) => column.notNull())
      .addColumn('is_automatic', 'integer', (column) => column.notNull())
      .addColumn('is_cut', 'integer', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('replies_by_record')
      .on('replies')
      .columns(['record_id', 'at'])
      .execute();
  },
};
