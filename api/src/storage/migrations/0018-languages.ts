import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the languages that members and staff chose, that of the page which asked for an email, and that of an
 * invitation. All begin as null, no choice: staff had English without choosing it, so English counts as none.
 */
export const readersLanguages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['profiles', 'outbox', 'staff_invitations'])
      await db.schema.alterTable(table).addColumn('language', 'text').execute();
    // SQLite cannot remove `not null` from a column.
    await db.schema.alterTable('admins').addColumn('chosen_language', 'text').execute();
    await sql`update admins set chosen_language = language where language <> 'en'`.execute(db);
    await db.schema.alterTable('admins').dropColumn('language').execute();
    await db.schema.alterTable('admins').renameColumn('chosen_language', 'language').execute();
  },
};
