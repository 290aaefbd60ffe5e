import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import { secondFactors } from './0015-second-factors';

it.each(bothDatabases)('has sessions that are open on %s go on, unconfirmed', async (kind) => {
  const { database, remove } = await makeDatabase(kind);
  for (const table of ['second_factors', 'recovery_codes', 'staff_tickets', 'staff_email_changes'])
    await sql`drop table ${sql.table(table)}`.execute(database);
  for (const index of ['admin_sessions_id', 'admin_sessions_of_account'])
    await sql`drop index ${sql.table(index)}`.execute(database);
  for (const column of ['id', 'device', 'network', 'confirmed_at', 'password_at'])
    await database.schema.alterTable('admin_sessions').dropColumn(column).execute();
  await database.schema.alterTable('admins').dropColumn('language').execute();
  await sql`insert into admins (number, id, email, password_hash, created_at)
    values (1, 'a', 'office@example.org', 'h', '2026')`.execute(database);
  for (const token of ['one', 'two'])
    await sql`insert into admin_sessions (token_hash, admin_id, created_at, last_seen_at)
      values (${token}, 'a', '2026', '2026')`.execute(database);
  await secondFactors.up(database);
  const sessions = await database.selectFrom('admin_sessions').selectAll().execute();
  expect(sessions).toHaveLength(2);
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
  expect(sessions[0]).toMatchObject({ device: '', network: '', confirmed_at: null });
  await remove();
});
