import type { StaffMember } from 'contract/review';
import { changeReview, listAssignees, getReviews } from 'contract/review-requests';
import type { ReviewSnapshot } from 'contract/review-requests';
import { logInAdmin } from 'contract/staff-login-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import {
  changeAccount,
  endAccountSessions,
  getAssignedWork,
  listStaffAccounts,
} from 'contract/staff-account-requests';
import type { AssignedWork } from 'contract/staff-account-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { idOf, logInWith } from '../../../testing/people/roles';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { readAccounts } from '../../../testing/people/staff-accounts';
import { SessionRepository } from '../../auth/staff-session/session-repository';
import { adminEmail, adminPassword, makeAdminHash, useApp } from '../../../testing/test-app';
import { listAuditEntries } from '../../../testing/people/audit-entries';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let owner: StaffCall;
  let ownerId: string;
  beforeEach(async () => {
    owner = await logInStaff(server);
    ownerId = (await readAccounts(owner)).accounts[0]?._id ?? '';
  });

  const change = (call: StaffCall, id: string, body: unknown) => call(changeAccount, { id, body });
  const statesOf = async () => (await readAccounts(owner)).accounts.map(({ state }) => state);
  const countOwners = async () => {
    const admins = await server.database
      .selectFrom('admin_roles')
      .innerJoin('admins', 'admins.id', 'admin_id')
      .select('id')
      .where('role_id', '=', 'owner')
      .where('suspended_at', 'is', null)
      .where('left_at', 'is', null)
      .execute();
    return admins.length;
  };
  /** Logs in with a role that may manage accounts and the welfare section, and nothing else. */
  const logInManager = async () => {
    const rights = JSON.stringify(['welfare:read', 'accounts:manage']);
    await server.database
      .insertInto('roles')
      .values({ id: 'manager', position: 9, name: 'Manager', rights })
      .execute();
    return (await logInWith(server, 'manager')).call;
  };

  it('shows who works here, with roles, state and last login, and no more', async () => {
    await logInWith(server, 'treasurer');
    const body = (await owner(listStaffAccounts)).json<object>();
    expect(body).toMatchObject({
      accounts: [
        { email: adminEmail, roles: ['owner'], state: 'active', lastLoginAt: expect.any(String) },
        { email: 'treasurer@staff.example.org', roles: ['treasurer'], name: '', isOpen: true },
      ],
      invitations: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|argon/i);
  });

  it('suspends an account from the next call on and brings it back', async () => {
    const { call } = await logInWith(server, 'treasurer');
    const id = await idOf(server, ['treasurer']);
    expect((await change(owner, id, { isSuspended: true })).statusCode).toBe(204);
    expect((await call(getStaffAccount)).statusCode).toBe(401);
    const login = { email: 'treasurer@staff.example.org', password: adminPassword };
    const paused = await server.post(logInAdmin.path, login);
    expect([paused.statusCode, paused.headers['set-cookie']]).toEqual([403, undefined]);
    expect(paused.json()).toMatchObject({
      code: 'account-paused',
      message: expect.stringMatching(/^Your account is paused\. Ask /),
    });
    const wrong = await server.post(logInAdmin.path, { ...login, password: 'a guess' });
    expect(wrong.json()).toMatchObject({ code: 'wrong-login', message: 'Invalid credentials.' });
    expect(await statesOf()).toEqual(['active', 'suspended']);
    await change(owner, id, { isSuspended: false });
    expect((await call(getStaffAccount)).statusCode).toBe(401);
    expect((await server.post(logInAdmin.path, login)).statusCode).toBe(200);
  });

  it('begins no session for a login that was under way when the account was suspended', async () => {
    await logInWith(server, 'treasurer');
    const id = await idOf(server, ['treasurer']);
    await change(owner, id, { isSuspended: true });
    const sessions = new SessionRepository(server.database, () => new Date());
    expect(await sessions.begin(id, await makeAdminHash())).toBeUndefined();
  });

  it('ends the sessions of an account and no other', async () => {
    const { call } = await logInWith(server, 'treasurer');
    const id = await idOf(server, ['treasurer']);
    expect((await owner(endAccountSessions, { id })).statusCode).toBe(204);
    expect((await call(getStaffAccount)).statusCode).toBe(401);
    expect((await owner(getStaffAccount)).statusCode).toBe(200);
    expect(await server.logIn('treasurer@staff.example.org')).toHaveProperty('cookie');
  });

  it('assigns nothing to who cannot log in, and goes on to say what was theirs', async () => {
    const { call } = await logInWith(server, 'pastor');
    const id = await idOf(server, ['pastor']);
    const { _id } = await send(server, 'welfare');
    const review = { state: 'new', assignee: id, seenVersion: -1 };
    await call(changeReview, { kind: 'welfare', id: _id, body: review });
    const other = await send(server, 'welfare');
    for (const going of [{ isSuspended: true }, { hasLeft: true }]) {
      await change(owner, id, going);
      const staff = (await owner(listAssignees)).json<StaffMember[]>();
      expect(staff.map(({ email }) => email)).toEqual([adminEmail]);
      const refused = await owner(changeReview, { kind: 'welfare', id: other._id, body: review });
      expect(refused.statusCode).toBe(400);
    }
    const kept = (await owner(getReviews, { kind: 'welfare' })).json<ReviewSnapshot>();
    expect(kept.reviews[0]).toMatchObject({
      assignee: id,
      updatedBy: 'pastor@staff.example.org',
    });
    expect((await readAccounts(owner)).accounts[1]).toMatchObject({ state: 'left', roles: [] });
  });

  it('hands open records over to who may read them, and leaves the others and what is done', async () => {
    const { call } = await logInWith(server, 'pastor');
    const id = await idOf(server, ['pastor']);
    await logInManager();
    const successor = await idOf(server, ['manager']);
    const assign = async (kind: 'welfare' | 'contact', state: 'new' | 'done' = 'new') => {
      const { _id } = await send(server, kind, { name: `${kind} ${state}` });
      const review = { state, assignee: id, seenVersion: -1 };
      expect((await call(changeReview, { kind, id: _id, body: review })).statusCode).toBe(200);
    };
    await assign('welfare');
    await assign('welfare', 'done');
    await assign('contact');
    const work = async () => (await owner(getAssignedWork, { id })).json<AssignedWork>();
    expect(await work()).toEqual({
      sections: [
        { kind: 'contact', count: 1 },
        { kind: 'welfare', count: 1 },
      ],
      successors: [
        { _id: ownerId, name: adminEmail, sections: ['contact', 'welfare'] },
        { _id: successor, name: 'manager@staff.example.org', sections: ['welfare'] },
      ],
    });
    for (const wrong of [id, 'nobody-known'])
      expect((await change(owner, id, { isSuspended: true, successor: wrong })).statusCode).toBe(
        400,
      );
    expect((await change(owner, id, { isSuspended: true, successor })).statusCode).toBe(204);
    expect((await work()).sections).toEqual([]);
    const assignees = async (kind: 'welfare' | 'contact') => {
      const { reviews } = (await owner(getReviews, { kind })).json<ReviewSnapshot>();
      return reviews.map(({ state, assignee, version }) => ({ state, assignee, version }));
    };
    const [welfare, contact] = [await assignees('welfare'), await assignees('contact')];
    expect(welfare).toHaveLength(2);
    expect(welfare).toContainEqual({ state: 'new', assignee: successor, version: 1 });
    expect(welfare).toContainEqual({ state: 'done', assignee: id, version: 0 });
    expect(contact).toEqual([{ state: 'new', assignee: null, version: 1 }]);
    const told = await server.database.selectFrom('colleague_news').selectAll().execute();
    expect(told.filter(({ admin_id }) => admin_id === successor)).toMatchObject([
      { kind: 'welfare', reason: 'assigned' },
    ]);
    const entries = await listAuditEntries(server);
    const suspended = entries.filter(({ action }) => action === 'suspend');
    expect(suspended).toHaveLength(1);
    expect(JSON.parse(suspended[0]?.details ?? '')).toMatchObject({
      successor,
      count: 2,
      unassigned: 1,
    });
  });

  it('changes nothing of who left', async () => {
    await logInWith(server, 'pastor');
    const id = await idOf(server, ['pastor']);
    await change(owner, id, { hasLeft: true });
    for (const body of [{ isSuspended: false }, { roles: ['owner'], seenRoles: [] }]) {
      const answer = await change(owner, id, body);
      expect([answer.statusCode, answer.body]).toEqual([410, expect.stringContaining('is closed')]);
    }
  });

  it('keeps the last owner, who can be neither demoted nor removed', async () => {
    const roles = { roles: ['office'], seenRoles: ['owner'] };
    const refused = { 'last-owner': roles, 'own-account': { isSuspended: true } };
    for (const [code, body] of Object.entries(refused)) {
      const answer = await change(owner, ownerId, body);
      expect([answer.statusCode, answer.json()]).toEqual([409, expect.objectContaining({ code })]);
    }
    expect((await change(owner, ownerId, { hasLeft: true })).statusCode).toBe(409);
    expect(await countOwners()).toBe(1);
  });

  it.each([
    ['suspend', { isSuspended: true }],
    ['remove', { hasLeft: true }],
    ['demote', { roles: ['office'], seenRoles: ['owner'] }],
  ])('keeps an owner when two %s each other at once', async (_, body) => {
    const { call: other } = await logInWith(server, 'owner');
    const otherId = await idOf(server, ['owner']);
    const answers = await Promise.all([change(owner, otherId, body), change(other, ownerId, body)]);
    expect(await countOwners()).toBe(1);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });

  it('keeps an owner when two demote themselves at once', async () => {
    const { call: other } = await logInWith(server, 'owner');
    const otherId = await idOf(server, ['owner']);
    const body = { roles: ['office'], seenRoles: ['owner'] };
    const answers = await Promise.all([change(owner, ownerId, body), change(other, otherId, body)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(await countOwners()).toBe(1);
  });

  it('says that roles were changed meanwhile, and changes nothing', async () => {
    await logInWith(server, 'pastor');
    const id = await idOf(server, ['pastor']);
    await change(owner, id, { roles: ['media'], seenRoles: ['pastor'] });
    const answer = await change(owner, id, { roles: ['office'], seenRoles: ['pastor'] });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'changed-meanwhile',
      message: expect.stringContaining(
        'Somebody else changed the roles of pastor@staff.example.org',
      ) as string,
    });
    expect((await readAccounts(owner)).accounts[1]?.roles).toEqual(['media']);
  });

  it('lets nobody give what they do not have, or touch an owner', async () => {
    const manager = await logInManager();
    await logInWith(server, 'media');
    const id = await idOf(server, ['media']);
    const mine = await idOf(server, ['manager']);
    const answers = [
      await change(manager, id, { roles: ['pastor'], seenRoles: ['media'] }),
      await change(manager, id, { roles: ['owner'], seenRoles: ['media'] }),
      await change(manager, id, { roles: ['manager'], seenRoles: ['media'] }),
      await change(manager, mine, { roles: ['manager', 'owner'], seenRoles: ['manager'] }),
      await change(manager, ownerId, { isSuspended: true }),
      await change(manager, ownerId, { hasLeft: true }),
      await change(manager, ownerId, { roles: [], seenRoles: ['owner'] }),
      await manager(endAccountSessions, { id: ownerId }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 409));
    expect((await readAccounts(owner)).accounts.map(({ roles }) => roles)).toEqual([
      ['owner'],
      ['manager'],
      ['media'],
    ]);
    expect((await change(manager, id, { roles: [], seenRoles: ['media'] })).statusCode).toBe(204);
    expect((await readAccounts(manager)).accounts.map(({ isOpen }) => isOpen)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('writes who did what to whom into the audit log, in ids', async () => {
    await logInWith(server, 'pastor');
    const id = await idOf(server, ['pastor']);
    await change(owner, id, { roles: ['media'], seenRoles: ['pastor'] });
    await change(owner, id, { isSuspended: true });
    await change(owner, id, { isSuspended: true });
    await change(owner, id, { isSuspended: false });
    await owner(endAccountSessions, { id });
    await change(owner, id, { hasLeft: true });
    await change(owner, ownerId, { hasLeft: true });
    const log = await listAuditEntries(server);
    const entry = { admin_id: ownerId, kind: 'accounts', subjects: JSON.stringify([id]) };
    expect(log).toMatchObject([
      {
        ...entry,
        action: 'roles',
        details: '{"from":"pastor","to":"media","network":"127.0.0.0/24"}',
      },
      { ...entry, action: 'suspend' },
      { ...entry, action: 'restore' },
      { ...entry, action: 'end-sessions' },
      { ...entry, action: 'leave' },
    ]);
  });

  it('says so of an account and a role that there is not', async () => {
    const answer = await change(owner, '0'.repeat(36), { isSuspended: true });
    expect(answer.statusCode).toBe(404);
    const body = { roles: ['owner', 'king'], seenRoles: ['owner'] };
    expect((await change(owner, ownerId, body)).statusCode).toBe(409);
  });
});
