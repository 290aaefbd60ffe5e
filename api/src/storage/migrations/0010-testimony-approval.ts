import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the settings of the church and marks testimonies that staff must approve first. The index of the public list
 * still holds nothing else.
 */
export const testimonyApproval: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('submissions')
      .addColumn('awaits_approval', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`drop index public_testimonies`.execute(db);
    await sql`
      create index public_testimonies on submissions (kind, seq)
      where kind = 'testimony' and quarantine is null and merged_into is null
        and hidden_at is null and awaits_approval = 0`.execute(db);
  },
};
