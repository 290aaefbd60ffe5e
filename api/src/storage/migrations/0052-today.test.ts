import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import { today } from './0052-today';

it.each(bothDatabases)(
  'begins the next visit of staff on %s where they were logged in last, and has all records looked at',
  async (kind) => {
    const { database, remove } = await makeDatabase(kind);
    const indexes = ['submissions_untriaged', 'submissions_person', 'submissions_hint'];
    for (const index of [...indexes, 'reviews_urgent'])
      await database.schema.dropIndex(index).execute();
    for (const column of ['person', 'urgency_hint', 'triaged_version'])
      await database.schema.alterTable('submissions').dropColumn(column).execute();
    for (const column of ['snoozed_until', 'urgency'])
      await database.schema.alterTable('reviews').dropColumn(column).execute();
    await database.schema.dropTable('staff_visits').execute();
    for (const [number, id, lastLogin, left] of [
      [1, 'here', '2026-03-01', null],
      [2, 'never', null, null],
      [3, 'left', '2026-02-01', '2026-02-02'],
    ])
      await sql`insert into admins
        (number, id, email, password_hash, created_at, last_login_at, left_at)
        values (${number}, ${id}, ${id}, 'h', '2026', ${lastLogin}, ${left})`.execute(database);
    await sql`insert into submissions (id, kind, body, created_at, updated_at, version)
      values ('s', 'contact', '{}', '2026', '2026', 2)`.execute(database);
    await today.up(database);
    const visits = await database.selectFrom('staff_visits').selectAll().execute();
    expect(visits).toEqual([{ admin_id: 'here', seen_at: '2026-03-01', since: null }]);
    const rows = await database.selectFrom('submissions').select('triaged_version').execute();
    expect(rows).toEqual([{ triaged_version: -1 }]);
    await remove();
  },
);
