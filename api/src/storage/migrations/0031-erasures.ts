import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates a table of erasures of people. One without an end time is unfinished, and the next start completes it. */
export const erasures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('erasures')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('rest', 'text')
      .execute();
  },
};
