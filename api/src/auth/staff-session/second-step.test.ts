import type { PasskeyTicket } from 'contract/second-factors';
import {
  beginPasskeyLogin,
  logInAdmin,
  logInByPasskey,
  proveSecondFactor,
} from 'contract/staff-login-requests';
import { getStaffAccount, listFactors, listStaffSessions } from 'contract/my-account-requests';
import type { StaffFactors, StaffSession } from 'contract/my-account-requests';
import { AuditLog } from '../../storage/audit/audit-log';
import { databaseKinds } from '../../../testing/databases/databases';
import { logInWith } from '../../../testing/people/roles';
import {
  addPasskey,
  addTotp,
  beginLogin,
  callAfter,
  codeAt,
} from '../../../testing/people/second-factors';
import { SoftwarePasskey } from '../../../testing/people/software-passkey';
import type { Deviations } from '../../../testing/people/software-passkey';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { adminEmail, adminPassword, useApp } from '../../../testing/test-app';
import { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import { requestClasses } from '../../http/rate-limit/rate-limits';
import { TicketRepository, ticketLifetime } from '../second-factors/ticket-repository';
import { UnfinishedLogins, unfinishedLoginInterval } from './unfinished-logins';

const step = 30_000;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let now: Date;
  let call: StaffCall;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00Z');
    call = await logInStaff(server);
  });
  afterEach(() => {
    expect(server.logged).toEqual([]);
  });

  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const show = (proof: object) => server.post(proveSecondFactor.path, proof);
  const password = { email: adminEmail, password: adminPassword };
  const beginLoginFrom = (remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: logInAdmin.path,
      payload: password,
      remoteAddress,
    });
  const statusOf = async (answer: Promise<{ readonly statusCode: number }>) =>
    (await answer).statusCode;

  describe('the login of an account with an app', () => {
    let secret: string;
    let recoveryCodes: readonly string[];
    beforeEach(async () => {
      ({ secret, recoveryCodes = [] } = await addTotp(call, now));
      wait(10 * step);
    });

    it('asks for a second factor after the right password, and begins no session', async () => {
      const answer = await server.post(logInAdmin.path, password);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.json()).toEqual({
        message: 'Please show your second factor as well.',
        error: 'Please show your second factor as well.',
        code: 'second-factor-needed',
        secondFactor: {
          ticket: expect.stringMatching(/^[\w-]{100,512}$/) as string,
          ways: ['totp', 'recovery-code'],
        },
      });
    });

    it('says nothing of it after a wrong password', async () => {
      const answer = await server.post(logInAdmin.path, { ...password, password: 'wrong' });
      expect(answer.json()).toEqual({
        message: 'Invalid credentials.',
        error: 'Invalid credentials.',
        code: 'wrong-login',
      });
    });

    it('is answered as every login with the code that is shown now', async () => {
      const { ticket } = await beginLogin(server);
      const answer = await show({ ticket, code: codeAt(secret, now) });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ admin: { email: adminEmail } });
      const account = await callAfter(server, answer)(getStaffAccount);
      expect(account.json()).toMatchObject({ staff: { email: adminEmail } });
    });

    it('takes the code of the step before, and none that is older or yet to come', async () => {
      const { ticket } = await beginLogin(server);
      const at = (offset: number) => codeAt(secret, new Date(now.getTime() + offset * step));
      expect(await statusOf(show({ ticket, code: at(-2) }))).toBe(401);
      expect(await statusOf(show({ ticket, code: at(1) }))).toBe(401);
      expect(await statusOf(show({ ticket, code: at(-1) }))).toBe(200);
    });

    it('takes a code once, also of two at once, and none before it', async () => {
      const first = await beginLogin(server);
      const second = await beginLogin(server);
      const code = codeAt(secret, now);
      const answers = await Promise.all([
        statusOf(show({ ticket: first.ticket, code })),
        statusOf(show({ ticket: second.ticket, code })),
      ]);
      expect(answers.sort()).toEqual([200, 401]);
      const third = await beginLogin(server);
      const before = codeAt(secret, new Date(now.getTime() - step));
      expect(await statusOf(show({ ticket: third.ticket, code: before }))).toBe(401);
    });

    it('does not take the code that the app was added with', async () => {
      wait(-10 * step);
      const { ticket } = await beginLogin(server);
      expect(await statusOf(show({ ticket, code: codeAt(secret, now) }))).toBe(401);
    });

    it('says in codes what is wrong, and that five minutes are over', async () => {
      const { ticket } = await beginLogin(server);
      const wrong = await show({ ticket, code: '000000' });
      expect(wrong.json()).toMatchObject({ code: 'wrong-code' });
      wait(ticketLifetime);
      const late = await show({ ticket, code: codeAt(secret, now) });
      expect(late.json()).toMatchObject({ code: 'took-too-long' });
    });

    it('takes a ticket once, and not after another password', async () => {
      const { ticket } = await beginLogin(server);
      expect(await statusOf(show({ ticket, code: codeAt(secret, now) }))).toBe(200);
      wait(step);
      expect(await statusOf(show({ ticket, code: codeAt(secret, now) }))).toBe(410);
      const old = await beginLogin(server);
      await server.database.updateTable('admins').set({ password_hash: 'another' }).execute();
      expect(await statusOf(show({ ticket: old.ticket, code: codeAt(secret, now) }))).toBe(410);
    });

    it('counts wrong codes as wrong passwords, also when the right password comes between', async () => {
      const guess = '000000';
      for (let time = 0; time < 5; time++) {
        const { ticket } = await beginLogin(server);
        expect(await statusOf(show({ ticket, code: guess }))).toBe(401);
      }
      expect(await statusOf(server.post(logInAdmin.path, password))).toBe(429);
      wait(2 * 60_000);
      const { ticket } = await beginLogin(server);
      expect(await statusOf(show({ ticket, code: codeAt(secret, now) }))).toBe(200);
    });

    it('takes each recovery code once, however it is typed, and tells the account', async () => {
      const [code = '', other = ''] = recoveryCodes;
      expect(recoveryCodes).toHaveLength(10);
      expect(new Set(recoveryCodes).size).toBe(10);
      const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`;
      const first = await beginLogin(server);
      const answer = await show({ ticket: first.ticket, recoveryCode: typed });
      expect(answer.statusCode).toBe(200);
      const second = await beginLogin(server);
      expect(await statusOf(show({ ticket: second.ticket, recoveryCode: code }))).toBe(401);
      expect(await statusOf(show({ ticket: second.ticket, recoveryCode: other }))).toBe(200);
      const left = await callAfter(server, answer)(listFactors);
      expect(left.json<StaffFactors>().recoveryCodesLeft).toBe(8);
      const mail = await server.nextMail(/recovery codes/);
      expect(mail.to).toBe(adminEmail);
      expect(mail.text).not.toContain(code);
    });

    it('does not take the recovery code of another account', async () => {
      const { call: other } = await logInWith(server, 'pastor');
      const { recoveryCodes: others = [] } = await addTotp(other, now);
      const { ticket } = await beginLogin(server);
      expect(await statusOf(show({ ticket, recoveryCode: others[0] }))).toBe(401);
    });

    it('keeps neither codes nor tickets in the database', async () => {
      const { ticket } = await beginLogin(server);
      const rows = [
        await server.database.selectFrom('recovery_codes').selectAll().execute(),
        await server.database.selectFrom('staff_tickets').selectAll().execute(),
      ];
      for (const one of [ticket, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(one);
    });

    it('is in the audit log, with the way and the coarse network, and no more', async () => {
      const { ticket } = await beginLogin(server);
      await show({ ticket, code: codeAt(secret, now) });
      const log = await server.database.selectFrom('audit_log').selectAll().execute();
      expect(log.map(({ action }) => action)).toEqual(['login', 'factor-add', 'login']);
      expect(log[2]?.details).toBe('{"way":"totp","network":"127.0.0.0/24"}');
    });
  });

  describe('the login of an account with a passkey', () => {
    let passkey: SoftwarePasskey;
    beforeEach(async () => {
      ({ passkey } = await addPasskey(call));
    });

    const logIn = async (deviations?: Deviations) => {
      const { ticket, passkey: options = {} } = await beginLogin(server);
      return show({ ticket, passkey: passkey.get(options, deviations) });
    };

    it.each<[string, Deviations]>([
      ['of another origin', { origin: 'http://church.example.evil.example' }],
      ['of another relying party', { rpId: 'evil.example' }],
      ['without user verification', { isVerified: false }],
      ['that names another owner', { userHandle: 'c29tZWJvZHk' }],
    ])('refuses an answer %s', async (_what, deviations) => {
      expect(await statusOf(logIn(deviations))).toBe(401);
      expect(await statusOf(logIn())).toBe(200);
    });

    it('refuses a counter that goes back or stands still', async () => {
      expect(await statusOf(logIn({ counter: 7 }))).toBe(200);
      expect(await statusOf(logIn({ counter: 6 }))).toBe(401);
      expect(await statusOf(logIn({ counter: 7 }))).toBe(401);
      expect(await statusOf(logIn({ counter: 8 }))).toBe(200);
    });

    it('refuses a challenge that was answered before, also wrongly, and one that was made for something else', async () => {
      const { ticket, passkey: options = {} } = await beginLogin(server);
      const answer = passkey.get(options);
      expect(await statusOf(show({ ticket, passkey: answer }))).toBe(200);
      expect(await statusOf(show({ ticket, passkey: answer }))).toBe(410);
      const next = await beginLogin(server);
      expect(await statusOf(show({ ticket: next.ticket, passkey: answer }))).toBe(401);
      const right = passkey.get(next.passkey ?? {});
      expect(await statusOf(show({ ticket: next.ticket, passkey: right }))).toBe(410);
      const alone = (await server.post(beginPasskeyLogin.path, {})).json<PasskeyTicket>();
      const proof = { ticket: alone.ticket, passkey: passkey.get(alone.options) };
      expect(await statusOf(show(proof))).toBe(410);
    });

    it('refuses the passkey of another account', async () => {
      const { call: other } = await logInWith(server, 'pastor');
      const { passkey: others } = await addPasskey(other);
      const { ticket, passkey: options = {} } = await beginLogin(server);
      expect(await statusOf(show({ ticket, passkey: others.get(options) }))).toBe(401);
    });

    it('refuses what another key signed', async () => {
      const { ticket, passkey: options = {} } = await beginLogin(server);
      const { response } = new SoftwarePasskey().get(options);
      const forged = { ...passkey.get(options), response };
      expect(await statusOf(show({ ticket, passkey: forged }))).toBe(401);
    });

    describe('alone', () => {
      const begin = async () =>
        (await server.post(beginPasskeyLogin.path, {})).json<PasskeyTicket>();
      const logInAlone = async (deviations?: Deviations) => {
        const { ticket, options } = await begin();
        const proof = { ticket, passkey: passkey.get(options, deviations) };
        return server.post(logInByPasskey.path, proof);
      };

      it('needs no password, and says before nothing of anybody', async () => {
        const { options } = await begin();
        expect(options).toMatchObject({
          rpId: 'church.example',
          userVerification: 'required',
          allowCredentials: [],
        });
        const answer = await logInAlone();
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toMatchObject({ admin: { email: adminEmail } });
      });

      it.each<[string, Deviations]>([
        ['of another origin', { origin: 'https://church.example' }],
        ['of another relying party', { rpId: 'evil.example' }],
        ['without user verification', { isVerified: false }],
      ])('refuses an answer %s', async (_what, deviations) => {
        const answer = await logInAlone(deviations);
        expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
      });

      it('refuses a passkey that nobody registered', async () => {
        passkey = new SoftwarePasskey();
        expect(await statusOf(logInAlone())).toBe(401);
      });

      it('refuses a ticket a second time', async () => {
        const { ticket, options } = await begin();
        const proof = { ticket, passkey: passkey.get(options) };
        const answers = await Promise.all([
          statusOf(server.post(logInByPasskey.path, proof)),
          statusOf(server.post(logInByPasskey.path, proof)),
        ]);
        expect(answers.sort()).toEqual([200, 410]);
      });

      it('counts what is wrong as a wrong password of the account', async () => {
        for (let time = 0; time < 5; time++)
          expect(await statusOf(logInAlone({ rpId: 'evil.example' }))).toBe(401);
        expect(await statusOf(logInAlone())).toBe(429);
      });

      it('lets a known device in while others use up what its network may ask for', async () => {
        const [, device = ''] = [(await logInAlone()).headers['set-cookie']].flat();
        const cookie = device.split(';', 1)[0] ?? '';
        const rateLimits = new RateLimitRepository(server.database, () => now);
        await rateLimits.consume('127.0.0.1', requestClasses.staff, 200);
        while ((await server.post(beginPasskeyLogin.path, {})).statusCode === 200);
        const asked = await server.post(beginPasskeyLogin.path, {}, { cookie });
        expect(asked.statusCode).toBe(200);
        const { ticket, options } = asked.json<PasskeyTicket>();
        const proof = { ticket, passkey: passkey.get(options) };
        expect(await statusOf(server.post(logInByPasskey.path, proof))).toBe(429);
        expect(await statusOf(server.post(logInByPasskey.path, proof, { cookie }))).toBe(200);
        const other = { cookie: cookie.replace(/.$/, '_') };
        expect(await statusOf(server.post(beginPasskeyLogin.path, {}, other))).toBe(429);
      });

      it('refuses an account that is suspended', async () => {
        await server.database.updateTable('admins').set({ suspended_at: '2026' }).execute();
        expect(await statusOf(logInAlone())).toBe(401);
      });
    });
  });

  it('lets the owner finish a login, however many who know the password begin one', async () => {
    const { secret } = await addTotp(call, now);
    wait(10 * step);
    const { ticket } = await beginLogin(server);
    for (let time = 0; time < 8; time++) {
      wait(1);
      await beginLoginFrom('203.0.113.7');
    }
    expect(await statusOf(show({ ticket, code: codeAt(secret, now) }))).toBe(200);
  });

  describe('a login that stops after the right password', () => {
    let secret: string;
    beforeEach(async () => {
      ({ secret } = await addTotp(call, now));
      wait(10 * step);
    });
    const readUnfinished = async () => {
      const audit = new AuditLog(server.database, () => now);
      await new UnfinishedLogins(server.database, () => now, audit).sweep();
      const log = await server.database.selectFrom('audit_log').selectAll().execute();
      return log.filter(({ action }) => action === 'login-unfinished');
    };
    const details = (network: string) => ({ details: JSON.stringify({ network }) });

    it('is in the audit log when its time is over, with where it came from, also after a wrong code', async () => {
      const { ticket } = await beginLogin(server);
      await show({ ticket, code: '000000' });
      expect(await readUnfinished()).toEqual([]);
      wait(ticketLifetime);
      const found = await readUnfinished();
      expect(found).toMatchObject([{ kind: 'accounts', ...details('127.0.0.0/24') }]);
      expect(found[0]?.subjects).toBe(JSON.stringify([found[0]?.admin_id]));
    });

    it('is not there once a second factor was shown', async () => {
      const { ticket } = await beginLogin(server);
      expect(await statusOf(show({ ticket, code: codeAt(secret, now) }))).toBe(200);
      wait(ticketLifetime);
      expect(await readUnfinished()).toEqual([]);
    });

    it('is noted by the server itself, also when it was stopped for long meanwhile', async () => {
      await beginLogin(server);
      wait(unfinishedLoginInterval);
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      await server.app.close();
      const log = await server.database.selectFrom('audit_log').selectAll().execute();
      expect(log.map(({ action }) => action)).toContain('login-unfinished');
    });

    it('is there once for a network and an hour, however often it is tried', async () => {
      for (let time = 0; time < 4; time++) await beginLoginFrom('203.0.113.7');
      await beginLoginFrom('203.0.113.8');
      await beginLoginFrom('198.51.100.1');
      wait(ticketLifetime);
      expect(await readUnfinished()).toHaveLength(2);
      await beginLoginFrom('203.0.113.7');
      wait(ticketLifetime);
      expect(await readUnfinished()).toHaveLength(2);
      wait(unfinishedLoginInterval);
      await new TicketRepository(server.database, () => now).sweep();
      await beginLoginFrom('203.0.113.7');
      wait(ticketLifetime);
      expect(await readUnfinished()).toHaveLength(3);
    });

    it('is not hidden by a login of the owner that came after it', async () => {
      await beginLoginFrom('127.0.0.9');
      const { ticket } = await beginLogin(server);
      expect(await statusOf(show({ ticket, code: codeAt(secret, now) }))).toBe(200);
      wait(ticketLifetime);
      expect(await readUnfinished()).toMatchObject([details('127.0.0.0/24')]);
    });
  });

  it('tells in the list of sessions by which device and from where each began', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/140.0' };
    await server.post(logInAdmin.path, password, headers);
    const sessions = (await call(listStaffSessions)).json<StaffSession[]>();
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      device: 'Firefox, Windows',
      network: '127.0.0.0/24',
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      isCurrent: false,
    });
  });
});
