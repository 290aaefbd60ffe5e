import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lists the kinds whose built-in content was imported, so that the content of a kind which a later release adds is
 * imported as well.
 */
export const contentStarters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_starters')
      .addColumn('kind', 'text', (column) => column.primaryKey())
      .execute();
    // Until now these kinds were imported all at once, or not yet.
    for (const kind of ['programs', 'messages', 'testimonies', 'ministers', 'departments'])
      await sql`
        insert into content_starters (kind)
        select ${sql.lit(kind)} from content_state where publications > 0
      `.execute(db);
  },
};
