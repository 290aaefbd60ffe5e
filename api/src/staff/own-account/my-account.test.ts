import type { AddressInfo } from 'node:net';
import { logInAdmin } from 'contract/staff-login-requests';
import {
  changeStaffAccount,
  changeStaffEmail,
  changeStaffPassword,
  confirmStaffEmail,
  endOtherSessions,
  endStaffSession,
  getStaffAccount,
  listStaffSessions,
} from 'contract/my-account-requests';
import type { StaffSession } from 'contract/my-account-requests';
import { streamConsoleEvents } from 'contract/console-event-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { logInWith } from '../../../testing/people/roles';
import { logInStaff, staffCall } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { adminEmail, adminPassword, useApp } from '../../../testing/test-app';
import { sessionLifetime } from '../../auth/staff-session/session-repository';
import { staffEmailLifetime } from './staff-email-repository';

const newPassword = 'four rather small words';
/** Disables polling: what ends at once ends because the server notified it. */
const onlyTold = { tick: 10, beat: 3_600_000 };

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now, pollingIntervals: onlyTold });
  let now: Date;
  let headers: Record<string, string>;
  let call: StaffCall;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00Z');
    headers = await server.logIn();
    call = staffCall(server, headers);
  });
  afterEach(() => {
    expect(server.logged).toEqual([]);
  });

  const statusOf = async (answer: Promise<{ readonly statusCode: number }>) =>
    (await answer).statusCode;
  const isOpen = async (by: StaffCall) => (await statusOf(by(getStaffAccount))) === 200;
  const readSessions = async () => (await call(listStaffSessions)).json<StaffSession[]>();
  const logInWithPassword = (password: string, email = adminEmail) =>
    statusOf(server.post(logInAdmin.path, { email, password }));

  it('the account is called what its owner says, in a language that there is, and opens with Today if it likes', async () => {
    const before = (await call(getStaffAccount)).json<object>();
    expect(before).toMatchObject({ name: '', secondFactor: { need: 'soon' } });
    expect(before).not.toHaveProperty('language');
    const change = { name: ' Office team ', language: 'de' };
    expect(await statusOf(call(changeStaffAccount, { body: change }))).toBe(204);
    expect((await call(getStaffAccount)).json()).toMatchObject({
      name: 'Office team',
      language: 'de',
    });
    const start = { startPage: 'today' } as const;
    expect(await statusOf(call(changeStaffAccount, { body: start }))).toBe(204);
    expect((await call(getStaffAccount)).json()).toMatchObject({
      ...change,
      name: 'Office team',
      ...start,
    });
    expect(await statusOf(call(changeStaffAccount, { body: {} }))).toBe(400);
    const klingon = { ...change, language: 'tlh' };
    expect(await statusOf(call(changeStaffAccount, { body: klingon }))).toBe(400);
  });

  describe('sessions', () => {
    it('are listed to their owner, the own one marked, without those that are over', async () => {
      await logInWith(server, 'pastor');
      now = new Date(now.getTime() + sessionLifetime.idle);
      call = await logInStaff(server);
      now = new Date(now.getTime() + 120_000);
      const other = await logInStaff(server);
      const sessions = await readSessions();
      expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
      expect(await isOpen(other)).toBe(true);
    });

    it('are ended one by one, and an open console hears it at once', async () => {
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.app.server.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}${streamConsoleEvents.path}`;
      const stream = await fetch(url, { headers: await server.logIn() });
      const other = (await readSessions()).find(({ isCurrent }) => !isCurrent);
      const ended = stream.text();
      expect(await statusOf(call(endStaffSession, { id: other?.id ?? '' }))).toBe(204);
      expect(await ended).toBe('retry: 3000\n\n');
      expect(await readSessions()).toMatchObject([{ isCurrent: true }]);
    });

    it('are ended all but the own', async () => {
      const others = [await logInStaff(server), await logInStaff(server)];
      expect(await statusOf(call(endOtherSessions))).toBe(204);
      expect(await Promise.all(others.map(isOpen))).toEqual([false, false]);
      expect(await isOpen(call)).toBe(true);
    });

    it('are nobody else’s to see or to end', async () => {
      const { call: pastor } = await logInWith(server, 'pastor');
      const [own] = await readSessions();
      expect(await statusOf(pastor(endStaffSession, { id: own?.id ?? '' }))).toBe(404);
      await pastor(endOtherSessions);
      expect(await isOpen(call)).toBe(true);
      expect((await pastor(listStaffSessions)).body).not.toContain(own?.id);
    });

    it('are called by an id that opens nothing', async () => {
      const [own] = await readSessions();
      const cookie = `admin-session=${own?.id ?? ''}`;
      expect(await isOpen(staffCall(server, { ...headers, cookie }))).toBe(false);
    });
  });

  describe('the password', () => {
    const change = (currentPassword: string, next = newPassword) =>
      call(changeStaffPassword, { body: { currentPassword, newPassword: next } });

    it('changes at once, ends every other session, and is told', async () => {
      const other = await logInStaff(server);
      expect(await statusOf(change(adminPassword))).toBe(204);
      expect(await isOpen(other)).toBe(false);
      expect(await isOpen(call)).toBe(true);
      expect(await logInWithPassword(adminPassword)).toBe(401);
      expect(await logInWithPassword(newPassword)).toBe(200);
      const mail = await server.nextMail(/has just set another one/);
      expect([mail.to, mail.text.includes(newPassword)]).toEqual([adminEmail, false]);
    });

    it('is refused when the current one is wrong, and then guarded as the login is', async () => {
      for (let time = 0; time < 5; time++) expect(await statusOf(change('a guess'))).toBe(403);
      expect(await statusOf(change(adminPassword))).toBe(429);
      expect(await logInWithPassword(adminPassword)).toBe(429);
    });

    it.each([
      ['short', 'seven77'],
      ['common', 'Password1!'],
    ])('is refused when the new one is %s', async (_what, next) => {
      const answer = await change(adminPassword, next);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { issues: [{ path: 'newPassword' }] },
      ]);
      expect(await logInWithPassword(adminPassword)).toBe(200);
    });

    it('of two changes at once becomes one of the two', async () => {
      const all = [change(adminPassword), change(adminPassword, 'five other rather small words')];
      const statuses = await Promise.all(all.map(statusOf));
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    });
  });

  describe('the e-mail address', () => {
    const email = 'New.Office@example.org';
    const ask = (currentPassword = adminPassword, wanted = email) =>
      call(changeStaffEmail, { body: { email: wanted, currentPassword } });
    const readToken = async () => {
      const { text, to } = await server.nextMail(/#email=/);
      expect(to).toBe(email.toLowerCase());
      return /#email=([\w-]+)/.exec(text)?.[1] ?? '';
    };
    const confirm = (token: string) => server.post(confirmStaffEmail.path, { token });

    it('counts when its link was followed, once, and ends the sessions of others', async () => {
      const other = await logInStaff(server);
      expect(await statusOf(ask())).toBe(202);
      expect((await server.nextMail(/another e-mail address/)).to).toBe(adminEmail);
      const token = await readToken();
      expect(await logInWithPassword(adminPassword)).toBe(200);
      const answer = await confirm(token);
      expect([answer.statusCode, answer.json()]).toEqual([200, { email: email.toLowerCase() }]);
      expect(await isOpen(other)).toBe(false);
      expect(await isOpen(call)).toBe(true);
      expect(await logInWithPassword(adminPassword)).toBe(401);
      expect(await logInWithPassword(adminPassword, email)).toBe(200);
      expect(await statusOf(confirm(token))).toBe(410);
    });

    it('does not change by a link that is too old, or of a wish that was replaced', async () => {
      await ask();
      const old = await readToken();
      now = new Date(now.getTime() + staffEmailLifetime);
      expect(await statusOf(confirm(old))).toBe(410);
      call = await logInStaff(server);
      await ask();
      const first = await readToken();
      await ask(adminPassword, 'third@example.org');
      expect(await statusOf(confirm(first))).toBe(410);
    });

    it('does not change after another password was set', async () => {
      await ask();
      const token = await readToken();
      await call(changeStaffPassword, { body: { currentPassword: adminPassword, newPassword } });
      expect(await statusOf(confirm(token))).toBe(410);
    });

    it('is refused with a wrong password, and where another account has it', async () => {
      expect(await statusOf(ask('a guess'))).toBe(403);
      await logInWith(server, 'pastor');
      expect(await statusOf(ask(adminPassword, 'Pastor@staff.example.org'))).toBe(409);
    });

    it('goes to nobody who took it meanwhile', async () => {
      await ask(adminPassword, 'pastor@staff.example.org');
      const { text } = await server.nextMail(/#email=/);
      await logInWith(server, 'pastor');
      const token = /#email=([\w-]+)/.exec(text)?.[1] ?? '';
      expect(await statusOf(confirm(token))).toBe(410);
    });

    it('has a link whose token is kept as a digest only', async () => {
      await ask();
      const token = await readToken();
      const rows = await server.database.selectFrom('staff_email_changes').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  it('the audit log knows of it and from where it was done, in ids only', async () => {
    await logInStaff(server);
    const other = (await readSessions()).find(({ isCurrent }) => !isCurrent);
    await call(endStaffSession, { id: other?.id ?? '' });
    await call(endOtherSessions);
    await call(changeStaffAccount, { body: { name: 'Another name', language: 'en' } });
    await call(changeStaffAccount, { body: { name: 'Another name', language: 'de' } });
    await call(changeStaffAccount, { body: { name: 'Another name', language: 'de' } });
    await call(changeStaffPassword, { body: { currentPassword: adminPassword, newPassword } });
    const wish = { email: 'another@example.org', currentPassword: newPassword };
    await call(changeStaffEmail, { body: wish });
    const token = /#email=([\w-]+)/.exec((await server.nextMail(/#email=/)).text)?.[1];
    await server.post(confirmStaffEmail.path, { token });
    const log = await server.database.selectFrom('audit_log').selectAll().execute();
    const ended = ['end-sessions', 'end-sessions'];
    const changed = ['name', 'language', 'language', 'password', 'email-wish', 'email'];
    expect(log.map(({ action }) => action)).toEqual(['login', 'login', ...ended, ...changed]);
    expect(log.filter(({ action }) => action === 'language')).toMatchObject([
      { kind: 'accounts', details: '{"language":"en","network":"127.0.0.0/24"}' },
      { kind: 'accounts', details: '{"language":"de","network":"127.0.0.0/24"}' },
    ]);
    for (const { details } of log) expect(details).toContain('"network":"127.0.0.0/24"');
    expect(JSON.stringify(log)).not.toMatch(/example\.org|Another name/);
  });
});
