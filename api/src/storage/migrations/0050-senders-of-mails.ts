import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A mail that tells of a new address of the church is sent from the one before. */
export const sendersOfMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('sender', 'text').execute();
  },
};
