import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates tokens of links to what was sent from an email address (my-data/my-data-token-repository.ts). */
export const myDataLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('my_data_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('my_data_tokens_of_email')
      .on('my_data_tokens')
      .columns(['email', 'created_at'])
      .execute();
  },
};
