import { listEndpoint, logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import {
  changeStaffPassword,
  confirmIdentity,
  getStaffAccount,
  removeFactor,
} from 'contract/my-account-requests';
import type { StaffAccount } from 'contract/my-account-requests';
import {
  changeAccount,
  changeSecondFactorPolicy,
  getSecondFactorPolicy,
  resetAccountFactors,
} from 'contract/staff-account-requests';
import type { SecondFactorPolicy } from 'contract/staff-account-requests';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { changeRoles, idOf, logInWith } from '../../../testing/people/roles';
import { addPasskey, addTotp, beginLogin } from '../../../testing/people/second-factors';
import { adminEmail, adminPassword, useApp } from '../../../testing/test-app';
import { recentConfirmationLifetime } from '../../auth/staff-session/session-repository';
import { beginRightsChange } from '../accounts/rights-change';
import { ownersSecondFactor } from '../../storage/migrations/0049-owners-second-factor';

const day = 24 * 3_600_000;

const server = useApp({ now: () => now });
let now: Date;
let call: StaffCall;
beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  call = await logInStaff(server);
});
afterEach(() => {
  expect(server.logged).toEqual([]);
});

const statusOf = async (answer: Promise<{ readonly statusCode: number }>) =>
  (await answer).statusCode;
const setPolicy = (policy: SecondFactorPolicy) => call(changeSecondFactorPolicy, { body: policy });
const readAccount = async (by: StaffCall) => (await by(getStaffAccount)).json<StaffAccount>();

/** Logs in a staff member who manages accounts but is no owner. */
const logInClerk = async () => {
  const rights = JSON.stringify(['accounts:manage']);
  await server.database
    .insertInto('roles')
    .values({ id: 'clerk', position: 9, name: 'Clerk', rights })
    .execute();
  return (await logInWith(server, 'clerk')).call;
};

describe('the policy', () => {
  it('is that owners alone need a second factor, until somebody decides', async () => {
    const answer = await call(getSecondFactorPolicy);
    expect(answer.json()).toEqual({ from: null, roles: [] });
    const { call: office } = await logInWith(server, 'office');
    expect(await readAccount(office)).toMatchObject({ secondFactor: { need: 'none' } });
  });

  it('reminds owners in their first week, and lets them in only to enrol afterwards', async () => {
    const made = { created_at: now.toISOString() };
    await server.database.updateTable('admins').set(made).execute();
    const from = new Date(now.getTime() + 7 * day).toISOString().slice(0, 10);
    const reminded = await readAccount(call);
    expect(reminded.secondFactor).toEqual({ need: 'soon', from });
    expect(reminded.rights).toContain('church:manage');
    now = new Date(now.getTime() + 7 * day);
    const again = await logInStaff(server);
    expect(await readAccount(again)).toMatchObject({ rights: [], secondFactor: { need: 'now' } });
    await addTotp(again, now);
    expect(await readAccount(again)).toMatchObject({ secondFactor: { need: 'none' } });
  });

  it('gives owners who were there before this was decided a week as well', async () => {
    await server.database
      .updateTable('admins')
      .set({ created_at: new Date(0).toISOString() })
      .execute();
    await ownersSecondFactor.up(server.database);
    const { secondFactor } = await readAccount(call);
    expect(secondFactor?.need).toBe('soon');
  });

  it('reminds the roles that it names until its day, and no others', async () => {
    const policy = { from: '2026-03-02', roles: ['pastor'] };
    expect((await setPolicy(policy)).json()).toEqual(policy);
    const { call: pastor } = await logInWith(server, 'pastor', 'media');
    const account = await readAccount(pastor);
    expect(account.secondFactor).toEqual({ need: 'soon', from: '2026-03-02' });
    expect(account.rights).toContain('welfare:read');
    const { call: media } = await logInWith(server, 'media');
    expect(await readAccount(media)).toMatchObject({ secondFactor: { need: 'none' } });
  });

  it('from its day on lets somebody in only to enrol, and then at once to everything', async () => {
    await setPolicy({ from: '2026-03-02', roles: ['pastor'] });
    now = new Date(now.getTime() + day);
    const { call: pastor } = await logInWith(server, 'pastor');
    expect(await readAccount(pastor)).toMatchObject({
      rights: [],
      secondFactor: { need: 'now' },
    });
    expect(await statusOf(pastor('GET', listEndpoint('welfare')))).toBe(404);
    const { answer, recoveryCodes } = await addTotp(pastor, now);
    expect([answer.statusCode, recoveryCodes?.length]).toEqual([200, 10]);
    expect(await statusOf(pastor('GET', listEndpoint('welfare')))).toBe(200);
    expect(await readAccount(pastor)).toMatchObject({ secondFactor: { need: 'none' } });
  });

  it('locks nobody out who was away, nor whoever decides it without one', async () => {
    await setPolicy({ from: '2026-01-01', roles: ['owner'] });
    expect(await statusOf(call(getSecondFactorPolicy))).toBe(404);
    now = new Date(now.getTime() + recentConfirmationLifetime);
    await call(confirmIdentity, { body: { password: adminPassword } });
    const { passkey } = await addPasskey(call);
    expect(passkey).toBeDefined();
    expect(await statusOf(call(getSecondFactorPolicy))).toBe(200);
  });

  it('keeps the last second factor of somebody who needs one', async () => {
    const { factors } = await addTotp(call, now);
    await setPolicy({ from: '2026-01-01', roles: ['owner'] });
    const remove = (one?: { readonly id: string }) => call(removeFactor, { id: one?.id ?? '' });
    const refused = await remove(factors[0]);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Please add another one first.');
    await addPasskey(call);
    expect(await statusOf(remove(factors[0]))).toBe(204);
  });

  it('is an owner’s alone to decide', async () => {
    const clerk = await logInClerk();
    const policy = { from: '2026-01-01', roles: ['owner'] };
    expect(await statusOf(clerk(getSecondFactorPolicy))).toBe(200);
    for (const wish of [policy, { from: null, roles: [] }]) {
      const refused = await clerk(changeSecondFactorPolicy, { body: wish });
      expect([refused.statusCode, refused.body]).toEqual([
        409,
        expect.stringContaining('Only an owner decides'),
      ]);
    }
  });

  it('is in the audit log: who decided, for which roles, from when, and from where', async () => {
    await setPolicy({ from: '2026-03-02', roles: ['pastor', 'media'] });
    await setPolicy({ from: null, roles: [] });
    const entries = (await listAuditEntries(server)).filter(({ action }) => action === 'policy');
    expect(entries.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
      { from: '2026-03-02', roles: 'pastor media', network: '127.0.0.0/24' },
      { from: null, roles: '', network: '127.0.0.0/24' },
    ]);
  });

  it('names a day and roles that there are', async () => {
    expect(await statusOf(setPolicy({ from: '2026-02-30', roles: [] }))).toBe(400);
    expect(await statusOf(setPolicy({ from: null, roles: ['king'] }))).toBe(409);
  });
});

describe('somebody’s lost second factors', () => {
  let pastor: StaffCall;
  let pastorId: string;
  const pastorEmail = 'pastor@staff.example.org';
  beforeEach(async () => {
    ({ call: pastor } = await logInWith(server, 'pastor'));
    pastorId = (await readAccount(pastor)).staff._id;
    await addTotp(pastor, now);
  });

  it('are reset: the sessions end, the password opens again, and the account is told', async () => {
    expect(await statusOf(call(resetAccountFactors, { id: pastorId }))).toBe(204);
    expect(await statusOf(pastor(getStaffAccount))).toBe(401);
    expect(await beginLogin(server, pastorEmail)).toBeUndefined();
    expect((await server.nextMail(/taken away all second factors/)).to).toBe(pastorEmail);
    const entry = (await listAuditEntries(server)).find(({ action }) => action === 'reset-factors');
    expect(entry).toMatchObject({
      subjects: JSON.stringify([pastorId]),
      details: '{"network":"127.0.0.0/24"}',
    });
  });

  it('are reset by nobody without the right, nor of oneself, nor an owner’s by another', async () => {
    const ownId = (await readAccount(call)).staff._id;
    expect(await statusOf(pastor(resetAccountFactors, { id: ownId }))).toBe(404);
    expect(await statusOf(call(resetAccountFactors, { id: ownId }))).toBe(409);
    const clerk = await logInClerk();
    expect(await statusOf(clerk(resetAccountFactors, { id: ownId }))).toBe(409);
    expect(await statusOf(clerk(resetAccountFactors, { id: pastorId }))).toBe(204);
  });

  it('are an owner’s to reset, of somebody who manages accounts beside other work', async () => {
    const clerk = await logInClerk();
    const { call: both } = await logInWith(server, 'pastor', 'clerk');
    await addTotp(both, now);
    const { _id: id } = (await readAccount(both)).staff;
    const refused = await clerk(resetAccountFactors, { id });
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('Only an owner'),
    ]);
    expect(await beginLogin(server, 'pastor-clerk@staff.example.org')).toBeDefined();
    expect(await statusOf(call(resetAccountFactors, { id }))).toBe(204);
  });

  it('are not reset by somebody whose rights were taken while the call was on its way', async () => {
    await logInClerk();
    const clerkId = await idOf(server, ['clerk']);
    await changeRoles(server, ['clerk'], ['media']);
    const begin = server.database.transaction().execute((transaction) => {
      const call = { staff: { _id: clerkId }, transaction, note: async () => undefined };
      return beginRightsChange(server.app, call);
    });
    await expect(begin).rejects.toMatchObject({ statusCode: 409 });
    expect(await beginLogin(server, pastorEmail)).toBeDefined();
  });

  it('are reset of a suspended account, and not of one of somebody who left', async () => {
    const going = (body: object) => call(changeAccount, { id: pastorId, body });
    await going({ isSuspended: true });
    expect(await statusOf(call(resetAccountFactors, { id: pastorId }))).toBe(204);
    await going({ hasLeft: true });
    expect(await statusOf(call(resetAccountFactors, { id: pastorId }))).toBe(410);
    expect(await statusOf(call(resetAccountFactors, { id: '0'.repeat(36) }))).toBe(404);
  });
});

it('a password alone counts nothing back that codes were wrong', async () => {
  await addTotp(call, now);
  const change = { currentPassword: 'wrong', newPassword: 'four rather small words' };
  for (let time = 0; time < 4; time++)
    expect(await statusOf(call(changeStaffPassword, { body: change }))).toBe(403);
  expect(await beginLogin(server, adminEmail)).toBeDefined();
  expect(await statusOf(call(changeStaffPassword, { body: change }))).toBe(403);
  expect(await statusOf(call(changeStaffPassword, { body: change }))).toBe(429);
});
