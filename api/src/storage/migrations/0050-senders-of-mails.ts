import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a sender to emails: the one that announces a new address of the church is sent from the old one. */
export const sendersOfMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('sender', 'text').execute();
  },
};
