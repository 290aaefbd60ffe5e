import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds a hash of the request that each Idempotency-Key was used for. A key counts for all kinds together, so its index
 * leaves the kind out. It holds only the rows with a key: those of 48 hours.
 */
export const idempotencyHashes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('submissions').addColumn('idempotency_hash', 'text').execute();
    // Two kinds could share a key before, and nothing tells which of them it stands for now.
    await sql`
      update submissions set idempotency_key = null where idempotency_key in (
        select idempotency_key from submissions where idempotency_key is not null
        group by idempotency_key having count(*) > 1
      )`.execute(db);
    await db.schema.dropIndex('submissions_by_idempotency_key').execute();
    await db.schema
      .createIndex('submissions_by_key')
      .on('submissions')
      .column('idempotency_key')
      .unique()
      .where(sql.ref('idempotency_key'), 'is not', null)
      .execute();
  },
};
