import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { recordKinds } from 'contract/review';
import { sectionRights } from 'contract/rights';

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
    await letOfficeLookAfterPrivacy(db);
  },
};

/** A role that an owner changed since the first start is left as it is. */
async function letOfficeLookAfterPrivacy(db: Kysely<unknown>): Promise<void> {
  const rights = [...sectionRights(recordKinds), 'content:manage'];
  await sql`update roles set rights = ${JSON.stringify([...rights, 'privacy:manage'])}
    where id = 'office' and rights = ${JSON.stringify(rights)}`.execute(db);
}
