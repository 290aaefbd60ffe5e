import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The language that members and staff have chosen, that of a page which asked for a mail, and that of an invitation.
 * Null everywhere: nothing was chosen. Staff had English without choosing it, so English counts as no choice.
 */
export const readersLanguages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['profiles', 'outbox', 'staff_invitations'])
      await db.schema.alterTable(table).addColumn('language', 'text').execute();
    // SQLite cannot take a column's `not null` away.
    await db.schema.alterTable('admins').addColumn('chosen_language', 'text').execute();
    await sql`update admins set chosen_language = language where language <> 'en'`.execute(db);
    await db.schema.alterTable('admins').dropColumn('language').execute();
    await db.schema.alterTable('admins').renameColumn('chosen_language', 'language').execute();
  },
};
