import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is noted of breaches of personal data (contract/breaches). Rows are never removed: the law asks for a record. */
export const breaches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('breaches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('noticed_at', 'text', (column) => column.notNull())
      .addColumn('done', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
  },
};
