import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates what staff import from files (contract/import-requests), and links by which members choose the first password
 * of a profile that staff made.
 */
export const imports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('imports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('admin_id', 'text', (column) => column.notNull())
      .addColumn('file_digest', 'text', (column) => column.notNull())
      .addColumn('undone_at', 'text')
      .execute();
    await db.schema
      .createTable('import_records')
      .addColumn('import_id', 'text', (column) => column.notNull())
      .addColumn('row_number', 'integer', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('kind', 'text')
      .addColumn('record_id', 'text')
      .addColumn('is_joined', 'integer', (column) => column.notNull())
      .addColumn('body_before', 'text')
      .addColumn('updated_at_before', 'text')
      .addColumn('version_after', 'integer')
      .addColumn('invited_at', 'text')
      .addPrimaryKeyConstraint('import_records_once_each', ['import_id', 'row_number'])
      .execute();
    await db.schema
      .createIndex('import_records_by_record')
      .on('import_records')
      .column('record_id')
      .execute();
    await db.schema
      .alterTable('reset_tokens')
      .addColumn('is_invitation', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
