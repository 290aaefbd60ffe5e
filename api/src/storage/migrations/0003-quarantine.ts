import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds why a record is in quarantine and in no list. A partial index holds only these, for staff. */
export const quarantine: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['submissions', 'profiles']) {
      await db.schema.alterTable(table).addColumn('quarantine', 'text').execute();
      await db.schema
        .createIndex(`${table}_in_quarantine`)
        .on(table)
        .column('seq')
        .where(sql.ref('quarantine'), 'is not', null)
        .execute();
    }
  },
};
