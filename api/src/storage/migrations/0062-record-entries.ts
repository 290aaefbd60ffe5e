import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates how records came that their senders did not send by a form, and what staff corrected
 * (contract/record-entry-requests).
 */
export const recordEntries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('record_origins')
      .addColumn('record_id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('admin_id', 'text', (column) => column.notNull())
      .addColumn('import_id', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('record_origins_by_import')
      .on('record_origins')
      .column('import_id')
      .execute();
    await db.schema
      .createTable('record_corrections')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('admin_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('replaced', 'text', (column) => column.notNull())
      .addColumn('is_told', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('record_corrections_by_record')
      .on('record_corrections')
      .columns(['record_id', 'at'])
      .execute();
  },
};
