import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds when staff took a testimony off the public list. That list is read by an index which holds nothing else, so that
 * many hidden, merged or quarantined records never slow it down.
 */
export const hiddenTestimonies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('submissions').addColumn('hidden_at', 'text').execute();
    await sql`
      create index public_testimonies on submissions (kind, seq)
      where kind = 'testimony' and quarantine is null and merged_into is null
        and hidden_at is null`.execute(db);
  },
};
