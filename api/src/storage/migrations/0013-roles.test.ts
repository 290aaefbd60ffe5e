import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import { roles } from './0013-roles';

it.each(bothDatabases)('has everybody who could log in on %s own everything', async (kind) => {
  const { database, remove } = await makeDatabase(kind);
  await sql`drop table admin_roles`.execute(database);
  await sql`drop table roles`.execute(database);
  await sql`insert into admins (number, id, email, password_hash, created_at)
    values (1, 'a', 'office@example.org', 'h', '2026')`.execute(database);
  await roles.up(database);
  const owners = await database.selectFrom('admin_roles').selectAll().execute();
  expect(owners).toEqual([{ admin_id: 'a', role_id: 'owner' }]);
  await remove();
});
