import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of which kinds what came with the site was taken over, so that a kind that a later release brings is as well. */
export const contentStarters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_starters')
      .addColumn('kind', 'text', (column) => column.primaryKey())
      .execute();
    // The kinds there were up to now came all at once, or not yet.
    for (const kind of ['programs', 'messages', 'testimonies', 'ministers', 'departments'])
      await sql`
        insert into content_starters (kind)
        select ${sql.lit(kind)} from content_state where publications > 0
      `.execute(db);
  },
};
