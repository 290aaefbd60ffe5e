import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the owner and the state of staff accounts, and invitations. */
export const staffAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table admins add column name text not null default ''`.execute(db);
    for (const column of ['suspended_at', 'left_at', 'last_login_at'])
      await db.schema.alterTable('admins').addColumn(column, 'text').execute();
    await makeInvitations(db);
  },
};

async function makeInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'text')
    .execute();
  await sql`create unique index staff_invitations_one_waits on staff_invitations (email)
    where accepted_at is null`.execute(db);
  await db.schema
    .createTable('staff_invitation_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('invitation_id', 'text', (column) =>
      column.notNull().references('staff_invitations.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
