import { allRights } from 'contract/rights';
import { getStaffAccount } from 'contract/my-account-requests';
import { addRole, changeRole, removeRole, inviteStaff } from 'contract/staff-account-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { logInWith } from '../../../testing/people/roles';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { readAccounts } from '../../../testing/people/staff-accounts';
import { useApp } from '../../../testing/test-app';
import { listAuditEntries } from '../../../testing/people/audit-entries';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let owner: StaffCall;
  beforeEach(async () => {
    owner = await logInStaff(server);
  });

  const roles = async () => (await readAccounts(owner)).roles;
  const find = async (id: string) => (await roles()).find((role) => role.id === id);
  const media = { seenName: 'Media', seenRights: ['content:manage'] };

  it('makes a role, changes it, and removes it while nobody has it', async () => {
    const made = await owner(addRole, { body: { name: 'Choir', rights: ['pledge:read'] } });
    expect(made.statusCode).toBe(201);
    const { id } = made.json<{ id: string }>();
    expect((await roles()).at(-1)).toMatchObject({ id, name: 'Choir', rights: ['pledge:read'] });
    const changed = await owner(changeRole, {
      id,
      body: {
        name: 'Band',
        rights: ['pledge:export', 'pledge:read'],
        seenName: 'Choir',
        seenRights: ['pledge:read'],
      },
    });
    expect(changed.statusCode).toBe(204);
    expect(await find(id)).toMatchObject({
      name: 'Band',
      rights: ['pledge:read', 'pledge:export'],
    });
    expect((await owner(removeRole, { id })).statusCode).toBe(204);
    expect((await owner(removeRole, { id })).statusCode).toBe(404);
    const log = await listAuditEntries(server);
    const entry = { kind: 'roles', action: 'role-change', subjects: JSON.stringify([id]) };
    expect(log).toMatchObject([
      {
        ...entry,
        details: '{"change":"made","added":"pledge:read","removed":"","network":"127.0.0.0/24"}',
      },
      {
        ...entry,
        details:
          '{"change":"changed","added":"pledge:export","removed":"","network":"127.0.0.0/24"}',
      },
      {
        ...entry,
        details:
          '{"change":"removed","added":"","removed":"pledge:read pledge:export","network":"127.0.0.0/24"}',
      },
    ]);
  });

  it('holds for those who have the role from their next call on', async () => {
    const { call } = await logInWith(server, 'media');
    await owner(changeRole, { id: 'media', body: { name: 'Media', rights: [], ...media } });
    expect((await call(getStaffAccount)).json()).toMatchObject({ rights: [] });
  });

  it('says that a role was changed meanwhile, and changes nothing', async () => {
    const stale = { name: 'Media', rights: [], seenName: 'Media', seenRights: [] };
    const answer = await owner(changeRole, { id: 'media', body: stale });
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      expect.stringContaining('Somebody else changed the role Media'),
    ]);
    expect(await find('media')).toMatchObject({ rights: ['content:manage'] });
  });

  it.each(['große  büros', ' GROSSE BÜROS', 'Große Bu\u0308ros'])(
    'takes %j for the name of a role that there is',
    async (name) => {
      await owner(addRole, { body: { name: 'Große Büros', rights: [] } });
      const answer = await owner(addRole, { body: { name, rights: [] } });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { issues: [{ path: 'name' }] },
      ]);
    },
  );

  it('refuses two roles of one name, and a right that needs another', async () => {
    const twice = await owner(addRole, { body: { name: 'media', rights: [] } });
    expect(twice.statusCode).toBe(409);
    for (const rights of [['pledge:export'], ['nothing:read']]) {
      const answer = await owner(addRole, { body: { name: 'Choir', rights } });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('keeps the role of the owners, and one that somebody has or is invited to have', async () => {
    const all = { seenName: 'Owner', seenRights: allRights };
    const owners = await owner(changeRole, {
      id: 'owner',
      body: { name: 'Owner', rights: [], ...all },
    });
    expect(owners.statusCode).toBe(409);
    expect((await owner(removeRole, { id: 'owner' })).statusCode).toBe(409);
    await logInWith(server, 'media');
    expect((await owner(removeRole, { id: 'media' })).statusCode).toBe(409);
    await owner(inviteStaff, { body: { email: 'a@example.org', roles: ['pastor'] } });
    expect((await owner(removeRole, { id: 'pastor' })).statusCode).toBe(409);
    expect(await roles()).toHaveLength(6);
  });

  it('lets nobody make a role of rights that they do not have', async () => {
    const rights = JSON.stringify(['welfare:read', 'accounts:manage']);
    const role = { id: 'manager', position: 9, name: 'Manager', rights };
    await server.database.insertInto('roles').values(role).execute();
    const { call } = await logInWith(server, 'manager');
    const change = (id: string, seen: object, wanted: string[]) =>
      call(changeRole, { id, body: { name: 'Manager', rights: wanted, ...seen } });
    const own = { seenName: 'Manager', seenRights: ['welfare:read', 'accounts:manage'] };
    const answers = [
      await call(addRole, { body: { name: 'A', rights: ['pledge:read'] } }),
      await call(addRole, { body: { name: 'B', rights: ['accounts:manage'] } }),
      await change('media', media, ['content:manage', 'accounts:manage']),
      await change('manager', own, ['welfare:read', 'accounts:manage', 'pledge:read']),
      await change('manager', own, ['welfare:read']),
      await call(removeRole, { id: 'manager' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 409));
    const made = await call(addRole, { body: { name: 'C', rights: ['welfare:read'] } });
    expect(made.statusCode).toBe(201);
  });
});
