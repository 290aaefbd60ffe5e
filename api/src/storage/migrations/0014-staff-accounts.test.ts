import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import { AccountRepository } from '../../staff/accounts/account-repository';
import { staffAccounts } from './0014-staff-accounts';

it.each(bothDatabases)('keeps the accounts that there were on %s open', async (kind) => {
  const { database, remove } = await makeDatabase(kind);
  await sql`drop table staff_invitation_tokens`.execute(database);
  await sql`drop table staff_invitations`.execute(database);
  for (const column of ['name', 'suspended_at', 'left_at', 'last_login_at'])
    await database.schema.alterTable('admins').dropColumn(column).execute();
  await sql`insert into admins (number, id, email, password_hash, created_at)
    values (1, 'a', 'office@example.org', 'h', '2026')`.execute(database);
  await staffAccounts.up(database);
  const accounts = await new AccountRepository(database, () => new Date()).list();
  expect(accounts).toMatchObject([{ id: 'a', name: '', state: 'active', lastLoginAt: null }]);
  await remove();
});
