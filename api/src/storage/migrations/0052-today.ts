import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds what the list of open work (Today) needs: a review's time to put it off and its urgency, what the server finds
 * out about a submission after it arrived, and the visits of staff.
 */
export const today: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['snoozed_until', 'urgency'])
      await db.schema.alterTable('reviews').addColumn(column, 'text').execute();
    for (const column of ['person', 'urgency_hint'])
      await db.schema.alterTable('submissions').addColumn(column, 'text').execute();
    await db.schema
      .alterTable('submissions')
      .addColumn('triaged_version', 'integer', (column) => column.notNull().defaultTo(-1))
      .execute();
    // The index holds only the few rows that the server has not looked at yet.
    await sql`create index submissions_untriaged on submissions (seq)
      where triaged_version <> version`.execute(db);
    await sql`create index submissions_person on submissions (kind, person, seq)
      where person is not null`.execute(db);
    await sql`create index submissions_hint on submissions (kind, seq)
      where urgency_hint is not null`.execute(db);
    await sql`create index reviews_urgent on reviews (kind)
      where urgency = 'urgent'`.execute(db);
    await db.schema
      .createTable('staff_visits')
      .addColumn('admin_id', 'text', (column) => column.primaryKey())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addColumn('since', 'text')
      .execute();
    // What arrived before the last log-in is not new to those who were staff already.
    await sql`insert into staff_visits (admin_id, seen_at)
      select id, last_login_at from admins
      where last_login_at is not null and left_at is null`.execute(db);
  },
};
