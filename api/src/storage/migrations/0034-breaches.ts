import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the register of personal data breaches (contract/breaches). Its rows are never removed, because the law
 * requires a record.
 */
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
