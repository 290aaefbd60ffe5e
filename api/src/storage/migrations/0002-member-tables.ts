import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates tables for members' sessions, password resets, failed log-ins and the outbox. */
export const memberTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('member_sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('profile_id', 'text', (column) =>
        column.notNull().references('profiles.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('member_sessions_by_profile')
      .on('member_sessions')
      .column('profile_id')
      .execute();

    await db.schema
      .createTable('reset_tokens')
      .addColumn('profile_id', 'text', (column) =>
        column.primaryKey().references('profiles.id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('login_attempts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addColumn('locked_until', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_try_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('outbox_once_each', ['kind', 'recipient'])
      .execute();
  },
};
