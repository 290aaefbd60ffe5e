import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates a table of people's requests about their data (contract/privacy-requests). It holds ids only, so that a
 * request may outlive the record.
 */
export const privacyRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('privacy_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('privacy_requests_open')
      .unique()
      .on('privacy_requests')
      .columns(['record_id', 'kind'])
      .where('state' as never, '=', 'open')
      .execute();
    await db.schema
      .createIndex('privacy_requests_due')
      .on('privacy_requests')
      .columns(['state', 'due_at'])
      .execute();
  },
};
