import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the security log, which counts events by the hour. */
export const securityLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('security_log')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('first_at', 'text', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addColumn('level', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('audience', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('security_log_by_level')
      .on('security_log')
      .columns(['level', 'last_at'])
      .execute();
    await db.schema
      .createIndex('security_log_by_account')
      .on('security_log')
      .columns(['account', 'last_at'])
      .execute();
  },
};
