import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds second factors of staff, and sessions that they can see and end. Open sessions go on. */
export const secondFactors: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table admins add column language text not null default 'en'`.execute(db);
    await describeSessions(db);
    await makeFactors(db);
    await makeTickets(db);
    await db.schema
      .createTable('staff_email_changes')
      .addColumn('admin_id', 'text', (column) =>
        column.primaryKey().references('admins.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};

async function describeSessions(db: Kysely<unknown>): Promise<void> {
  for (const column of ['id', 'device', 'network'])
    await sql`alter table admin_sessions add column ${sql.ref(column)} text not null default ''`.execute(
      db,
    );
  for (const column of ['confirmed_at', 'password_at'])
    await db.schema.alterTable('admin_sessions').addColumn(column, 'text').execute();
  const open = await sql<{ token_hash: string }>`select token_hash from admin_sessions`.execute(db);
  for (const { token_hash } of open.rows)
    await sql`update admin_sessions set id = ${randomUUID()}
      where token_hash = ${token_hash}`.execute(db);
  await sql`create unique index admin_sessions_id on admin_sessions (id)`.execute(db);
  await sql`create index admin_sessions_of_account on admin_sessions (admin_id)`.execute(db);
}

async function makeFactors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) =>
      column.notNull().references('admins.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('credential_id', 'text', (column) => column.unique())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await sql`create index second_factors_of_account on second_factors (admin_id)`.execute(db);
  await db.schema
    .createTable('recovery_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) =>
      column.notNull().references('admins.id').onDelete('cascade'),
    )
    .addColumn('used_at', 'text')
    .execute();
  await sql`create index recovery_codes_of_account on recovery_codes (admin_id)`.execute(db);
}

async function makeTickets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_tickets')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('admin_id', 'text', (column) => column.references('admins.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await sql`create index staff_tickets_by_age on staff_tickets
    (purpose, admin_id, created_at)`.execute(db);
}
