import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keeps what calendars must still announce about events whose entries were removed. */
export const removedEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('removed_events')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('removed_events_once_each', ['kind', 'entry_id'])
      .execute();
  },
};
