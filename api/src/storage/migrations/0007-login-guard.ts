import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Counts failed log-ins by account and by network as well, and adds the key that signs known devices. Earlier counts
 * are dropped: they lasted for a quarter of an hour only.
 */
export const loginGuard: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('login_attempts').execute();
    await db.schema
      .createTable('login_attempts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text')
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addColumn('locked_until', 'text', (column) => column.notNull())
      .addColumn('forget_at', 'text', (column) => column.notNull())
      .execute();
    for (const column of ['account', 'forget_at']) {
      await db.schema
        .createIndex(`login_attempts_by_${column}`)
        .on('login_attempts')
        .column(column)
        .execute();
    }
    await db.schema
      .createTable('signing_keys')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
