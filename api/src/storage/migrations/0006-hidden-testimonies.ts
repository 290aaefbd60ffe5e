import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When staff took a testimony off the public list, if they did. The public list is read through an index that holds
 * nothing else, so that no flood of what is hidden, merged or in quarantine makes it slow.
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
