import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds what came of each contact (contract/contact-history). Until now every contact counted as having reached the
 * person, so those from before do: all but emails that were never sent.
 */
export const contactOutcomes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['outcome', 'try_again_on'])
      await db.schema.alterTable('outreach').addColumn(column, 'text').execute();
    await sql`update outreach set outcome = 'reached'
      where way <> 'mail' or sent_at is not null`.execute(db);
  },
};
