import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds which email addresses are confirmed, changes that wait for a confirmation, several valid links at once, and a
 * mail budget per address. No earlier address counts as confirmed.
 */
export const confirmedEmails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('profiles').addColumn('email_confirmed_at', 'text').execute();
    await makeEmailTables(db);
    await rebuildResetTokens(db);
    await rebuildOutbox(db);
  },
};

async function makeEmailTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await index(db, 'email_tokens');
  await db.schema
    .createTable('pending_emails')
    .addColumn('profile_id', 'text', (column) =>
      column.primaryKey().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mail_budgets')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('sent', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
}

/** SQLite cannot change the key of an existing table. Links that were mailed already stay valid. */
async function rebuildResetTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('new_reset_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('profile_id', 'text', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into new_reset_tokens (token_hash, profile_id, created_at)
    select token_hash, profile_id, created_at from reset_tokens`.execute(db);
  await replaceBy(db, 'new_reset_tokens', 'reset_tokens');
  await index(db, 'reset_tokens');
}

/** Keeps only emails that wait in the outbox; the budgets count those that were sent. */
async function rebuildOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('new_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('profile_id', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('outbox_one_waits', ['kind', 'recipient', 'profile_id'])
    .execute();
  await sql`insert into new_outbox
      (id, kind, recipient, profile_id, attempts, next_try_at, created_at)
    select id, kind, recipient, '', attempts, next_try_at, created_at
    from outbox where sent_at is null`.execute(db);
  await replaceBy(db, 'new_outbox', 'outbox');
}

async function replaceBy(db: Kysely<unknown>, table: string, name: string): Promise<void> {
  await db.schema.dropTable(name).execute();
  await db.schema.alterTable(table).renameTo(name).execute();
}

const index = (db: Kysely<unknown>, table: string): Promise<void> =>
  db.schema.createIndex(`${table}_by_profile`).on(table).column('profile_id').execute();
