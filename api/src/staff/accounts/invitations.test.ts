import { csrfTokenHeader } from 'contract/wire';
import type { AdminSession } from 'contract/staff-login-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import { acceptInvitation, invitationLifetime, openInvitation } from 'contract/invitation-requests';
import {
  changeAccount,
  inviteStaff,
  inviteAgain,
  withdrawInvitation,
} from 'contract/staff-account-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { idOf, logInWith } from '../../../testing/people/roles';
import { logInStaff, staffCall } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import {
  acceptWith,
  goodPassword,
  inviteBy,
  mailedToken,
  readAccounts,
} from '../../../testing/people/staff-accounts';
import { adminEmail, useApp } from '../../../testing/test-app';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { AuditLog } from '../../storage/audit/audit-log';
import { makeTimeOrderedId } from '../../storage/time-ordered-id';
import { AcceptedInvitations } from './accepted-invitations';
import { InvitationRepository } from './invitation-repository';

const email = 'new@example.org';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let owner: StaffCall;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00.000Z');
    owner = await logInStaff(server);
  });

  const invite = (roles: readonly string[] = ['media'], to = email) =>
    inviteBy(server, owner, to, roles);
  const wait = async (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
    owner = await logInStaff(server);
  };
  const look = (token: string) => server.post(openInvitation.path, { token });
  const waiting = async () => (await readAccounts(owner)).invitations;

  it('mails a link that says who invites, and lets its owner make an account, once', async () => {
    const token = await invite(['media', 'treasurer']);
    const [mail] = await server.allMails();
    expect(mail).toMatchObject({ to: email });
    expect(mail?.text).toContain(`${adminEmail} invites you`);
    expect(mail?.text).toContain(`http://church.example/join-us/admin-login#invitation=${token}`);
    expect((await look(token)).json()).toEqual({ email, roles: ['Treasurer', 'Media'] });
    const answer = await acceptWith(server, token);
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      admin: { _id: expect.any(String), email },
    });
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    const headers = { cookie, [csrfTokenHeader]: answer.json<AdminSession>().token };
    const account = await staffCall(server, headers)(getStaffAccount);
    expect(account.json()).toMatchObject({ roles: ['Treasurer', 'Media'] });
    expect((await readAccounts(owner)).accounts[1]).toMatchObject({ name: 'Ama Example', email });
    expect(await waiting()).toEqual([]);
    expect((await acceptWith(server, token)).statusCode).toBe(410);
    expect((await look(token)).json()).toMatchObject({ message: expect.stringContaining('used') });
  });

  it('makes one account also when two processes accept at once', async () => {
    const token = await invite();
    const { database } = server;
    const clock = () => now;
    const audit = new AuditLog(database, clock);
    const parts = { database, now: clock, makeId: makeTimeOrderedId, audit };
    const accept = () =>
      new AcceptedInvitations(parts).accept(token, { name: 'Ama', passwordHash: 'hash' });
    const outcomes = await Promise.allSettled([accept(), accept(), accept()]);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ statusCode: 410 }, { statusCode: 410 }]);
  });

  it('is too old after 72 hours, and good again when it is sent again', async () => {
    const token = await invite();
    await wait(invitationLifetime);
    expect((await look(token)).statusCode).toBe(410);
    expect((await acceptWith(server, token)).json()).toMatchObject({
      message: expect.stringContaining('too old'),
    });
    const [invitation] = await waiting();
    const again = await owner(inviteAgain, { id: invitation?.id ?? '' });
    expect(again.statusCode).toBe(204);
    const next = await mailedToken(server);
    expect(next).not.toBe(token);
    expect((await look(token)).statusCode).toBe(410);
    expect((await acceptWith(server, next)).statusCode).toBe(200);
  });

  it('is not revived by a clock that goes back', async () => {
    const token = await invite();
    await wait(-1);
    expect((await look(token)).statusCode).toBe(410);
  });

  it('is worth nothing once it is withdrawn', async () => {
    const token = await invite();
    const [invitation] = await waiting();
    const id = { id: invitation?.id ?? '' };
    expect((await owner(withdrawInvitation, id)).statusCode).toBe(204);
    expect((await acceptWith(server, token)).statusCode).toBe(404);
    expect((await owner(withdrawInvitation, id)).statusCode).toBe(410);
    expect((await owner(inviteAgain, id)).statusCode).toBe(410);
  });

  it('costs nothing when the password is refused', async () => {
    const token = await invite();
    const easy = await acceptWith(server, token, { password: 'new@example.org' });
    expect([easy.statusCode, easy.body]).toEqual([400, expect.stringContaining('easy to guess')]);
    expect((await acceptWith(server, token, { password: 'short' })).statusCode).toBe(400);
    expect((await acceptWith(server, token, { name: ' ' })).statusCode).toBe(400);
    expect((await acceptWith(server, token)).statusCode).toBe(200);
  });

  it('keeps no token, and logs none', async () => {
    const token = await invite();
    const tables = ['staff_invitations', 'staff_invitation_tokens', 'outbox', 'audit_log'] as const;
    for (const table of tables) {
      const rows = await server.database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    expect(server.logged.join('\n')).not.toContain(token);
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])(
    'opens no session for a page of another site: %j',
    async (headers) => {
      const body = { token: await invite(), name: 'Ama Example', password: goodPassword };
      expect((await server.post(acceptInvitation.path, body, headers)).statusCode).toBe(403);
    },
  );

  it('refuses whom it knows: accounts, and who is invited already', async () => {
    await invite();
    await logInWith(server, 'pastor');
    const post = async (to: string) =>
      owner(inviteStaff, { body: { email: to, roles: ['media'] } });
    expect((await post(email.toUpperCase())).body).toContain('is invited already');
    expect((await post(adminEmail)).body).toContain('has an account already');
    await owner(changeAccount, {
      id: await idOf(server, ['pastor']),
      body: {
        isSuspended: true,
      },
    });
    expect((await post('pastor@staff.example.org')).body).toContain('bring it back');
  });

  it('gives who comes back their own account', async () => {
    await logInWith(server, 'pastor');
    const id = await idOf(server, ['pastor']);
    await owner(changeAccount, { id, body: { hasLeft: true } });
    const token = await invite(['media'], 'pastor@staff.example.org');
    expect((await acceptWith(server, token)).json()).toMatchObject({ admin: { _id: id } });
    const [, account] = (await readAccounts(owner)).accounts;
    expect(account).toMatchObject({ _id: id, state: 'active', roles: ['media'] });
  });

  it('takes no role that the one who invites does not have', async () => {
    const rights = JSON.stringify(['welfare:read', 'accounts:manage']);
    const manager = { id: 'manager', position: 9, name: 'Manager', rights };
    await server.database.insertInto('roles').values(manager).execute();
    const { call } = await logInWith(server, 'manager');
    for (const roles of [['owner'], ['pastor'], ['manager'], ['king']]) {
      const answer = await call(inviteStaff, { body: { email, roles } });
      expect(answer.statusCode).toBe(409);
    }
    await invite(['owner']);
    const [invitation] = await waiting();
    const id = { id: invitation?.id ?? '' };
    expect((await call(withdrawInvitation, id)).statusCode).toBe(409);
    expect((await call(inviteAgain, id)).statusCode).toBe(409);
  });

  it('goes with the rights of the one who invited', async () => {
    const { call } = await logInWith(server, 'owner');
    const token = await inviteBy(server, call, email, ['owner']);
    await owner(changeAccount, {
      id: await idOf(server, ['owner']),
      body: {
        isSuspended: true,
      },
    });
    expect(await waiting()).toEqual([]);
    expect((await acceptWith(server, token)).statusCode).toBe(404);
    const [invited, suspended, withdrawn] = await listAuditEntries(server);
    expect([invited?.action, suspended?.action]).toEqual(['invite', 'suspend']);
    expect(withdrawn).toMatchObject({
      action: 'withdraw',
      kind: 'accounts',
      admin_id: suspended?.admin_id,
      subjects: invited?.subjects,
      details: '{"by":"suspend","network":"127.0.0.0/24"}',
    });
  });

  it('bounds how often one is sent, and how many somebody sends', async () => {
    await invite();
    const [invitation] = await waiting();
    const again = () => owner(inviteAgain, { id: invitation?.id ?? '' });
    expect([(await again()).statusCode, (await again()).statusCode]).toEqual([204, 204]);
    const answer = await again();
    expect([answer.statusCode, answer.body]).toEqual([
      429,
      expect.stringContaining('Please try again in 30 minutes.'),
    ]);
  });

  it('is swept a month after its time', async () => {
    await invite();
    const repository = new InvitationRepository(server.database, () => now);
    await repository.sweep();
    expect(await waiting()).toHaveLength(1);
    await wait(34 * 24 * 3_600_000);
    await repository.sweep();
    expect(await waiting()).toEqual([]);
    const tokens = await server.database
      .selectFrom('staff_invitation_tokens')
      .selectAll()
      .execute();
    expect(tokens).toEqual([]);
  });

  it('is in the audit log: who invited, and who came', async () => {
    const token = await invite();
    await acceptWith(server, token);
    const log = await listAuditEntries(server);
    expect(log.map(({ action, kind }) => [action, kind])).toEqual([
      ['invite', 'accounts'],
      ['accept-invitation', 'accounts'],
    ]);
    for (const { details } of log) expect(details).toContain('"network":"127.0.0.0/24"');
    expect(JSON.stringify(log)).not.toContain('@');
  });
});
