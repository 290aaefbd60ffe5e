import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the contact history of records (contract/contact-history). */
export const outreach: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('outreach')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('way', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('admin_id', 'text', (column) => column.notNull())
      .addColumn('request_key', 'text', (column) => column.notNull())
      .addColumn('template', 'text')
      .addColumn('address', 'text')
      .addColumn('language', 'text')
      .addColumn('subject', 'text')
      .addColumn('text', 'text')
      .addColumn('sent_at', 'text')
      .addUniqueConstraint('outreach_once_each', ['admin_id', 'request_key'])
      .execute();
    await db.schema
      .createIndex('outreach_by_record')
      .on('outreach')
      .columns(['record_id', 'at'])
      .execute();
    await db.schema
      .createIndex('outreach_by_time')
      .on('outreach')
      .columns(['kind', 'at'])
      .execute();
    // The index holds only the few rows whose text is still stored.
    await db.schema
      .createIndex('outreach_unsent')
      .on('outreach')
      .column('at')
      .where(sql.ref('text'), 'is not', null)
      .execute();
  },
};
