import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Extends the outbox to emails that answer forms: an index finds the next one that is due, however many wait, another
 * finds those about a record when it is erased, and a row keeps why its last attempt failed. A submission keeps the
 * language of its page, for the answer.
 */
export const formMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('submissions').addColumn('language', 'text').execute();
    await db.schema
      .createTable('new_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('profile_id', 'text', (column) => column.notNull())
      .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_try_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('language', 'text')
      .addColumn('failure', 'text')
      .addUniqueConstraint('outbox_waits_once', ['profile_id', 'kind', 'recipient'])
      .execute();
    await sql`insert into new_outbox
        (id, kind, recipient, profile_id, priority, attempts, next_try_at, created_at, language)
      select id, kind, recipient, profile_id,
        case kind when 'reset-link' then 0 when 'my-data-link' then 2 else 1 end,
        attempts, next_try_at, created_at, language
      from outbox`.execute(db);
    await db.schema.dropTable('outbox').execute();
    await db.schema.alterTable('new_outbox').renameTo('outbox').execute();
    await db.schema
      .createIndex('outbox_due')
      .on('outbox')
      .columns(['priority', 'next_try_at', 'id'])
      .execute();
  },
};
