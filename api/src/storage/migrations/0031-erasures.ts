import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Erasures of people. A row without a time of its end has left something to do: the next start does it. */
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
