import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the record that news of a colleague are about; null where they are about several, or older. */
export const recordsOfNews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('colleague_news').addColumn('record_id', 'text').execute();
  },
};
