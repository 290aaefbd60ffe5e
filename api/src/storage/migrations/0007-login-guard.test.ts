import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import { loginGuard } from './0007-login-guard';

it.each(bothDatabases)('changes a filled table on %s', async (kind) => {
  const { database, remove } = await makeDatabase(kind);
  await sql`drop table login_attempts`.execute(database);
  await sql`drop table signing_keys`.execute(database);
  await sql`create table login_attempts (key text primary key, failures integer not null,
    last_at text not null, locked_until text not null)`.execute(database);
  await sql`insert into login_attempts values ('old', 5, '2026', '2026')`.execute(database);
  await loginGuard.up(database);
  expect(await database.selectFrom('login_attempts').selectAll().execute()).toEqual([]);
  expect(await database.selectFrom('signing_keys').selectAll().execute()).toEqual([]);
  await remove();
});
