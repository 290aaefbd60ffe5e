import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds consents, with an index that holds no other rows: storing a record without one costs nothing more. */
export const consents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('submissions_with_consent')
      .on('submissions')
      .columns(['kind', 'seq'])
      .where(sql.ref('consent'), 'is not', null)
      .execute();
  },
};
