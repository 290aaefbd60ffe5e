import type { PasskeyTicket } from 'contract/second-factors';
import {
  beginPasskeyLogin,
  logInByPasskey,
  proveSecondFactor,
} from 'contract/staff-login-requests';
import {
  confirmPasskey,
  confirmTotp,
  beginPasskey,
  beginPasskeyConfirmation,
  beginTotp,
  changeStaffEmail,
  confirmIdentity,
  listFactors,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
} from 'contract/my-account-requests';
import type { StaffFactors, TotpTicket } from 'contract/my-account-requests';
import { exportRecords } from 'contract/export-requests';
import { listAuditEntries } from '../../../testing/people/audit-entries';
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
import { adminPassword, useApp } from '../../../testing/test-app';
import { recentConfirmationLifetime } from '../../auth/staff-session/session-repository';
import { maxSecondFactors } from '../../auth/second-factors/factor-repository';

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
  const statusOf = async (answer: Promise<{ readonly statusCode: number }>) =>
    (await answer).statusCode;
  const getSecondFactors = async () => (await call(listFactors)).json<StaffFactors>();
  const confirm = (body: object) => call(confirmIdentity, { body });
  const readLog = async () =>
    (await server.database.selectFrom('audit_log').selectAll().orderBy('seq').execute()).map(
      ({ action }) => action,
    );
  /** Logs in with a passkey alone, so that no password was typed. */
  const logInAlone = async (passkey: SoftwarePasskey) => {
    const begun = (await server.post(beginPasskeyLogin.path, {})).json<PasskeyTicket>();
    const proof = { ticket: begun.ticket, passkey: passkey.get(begun.options) };
    return callAfter(server, await server.post(logInByPasskey.path, proof));
  };

  describe('adding a second factor', () => {
    it('gives an app its secret, and recovery codes with the first alone', async () => {
      const first = await addTotp(call, now);
      expect(first.answer.statusCode).toBe(200);
      expect(first.factors).toMatchObject([{ kind: 'totp', name: 'Phone', lastUsedAt: null }]);
      expect(first.recoveryCodes).toHaveLength(10);
      const second = await addPasskey(call, undefined, 'Laptop');
      expect(second.factors).toMatchObject([
        { name: 'Phone' },
        { kind: 'passkey', name: 'Laptop' },
      ]);
      expect(second).not.toHaveProperty('recoveryCodes');
      expect(await getSecondFactors()).toEqual({ factors: second.factors, recoveryCodesLeft: 10 });
      expect(await readLog()).toEqual(['login', 'factor-add', 'factor-add']);
      expect((await server.nextMail(/authenticator app/)).text).toContain('section=my-account');
    });

    it('names the church and the account to an app, in a way that every app reads', async () => {
      const { secret, address } = (await call(beginTotp)).json<TotpTicket>();
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(address).toMatch(/^otpauth:\/\/totp\/.+office%40example\.org\?.*secret=/);
    });

    it('asks a browser for a passkey that logs in alone, and not for one that is there', async () => {
      const { passkey } = await addPasskey(call);
      const begun = await call(beginPasskey);
      expect(begun.json<PasskeyTicket>().options).toMatchObject({
        rp: { id: 'church.example' },
        user: { name: 'office@example.org' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [{ id: passkey.id.toString('base64url') }],
      });
    });

    it('refuses a wrong code, and leaves the ticket for the right one', async () => {
      const { ticket, secret } = (await call(beginTotp)).json<TotpTicket>();
      const body = { ticket, name: 'Phone' };
      const wrong = await call(confirmTotp, { body: { ...body, code: '000000' } });
      expect([wrong.statusCode, (await getSecondFactors()).factors]).toEqual([422, []]);
      expect(wrong.json()).toMatchObject({
        code: 'wrong-app-code',
        issues: [{ path: 'code', code: 'wrong-app-code' }],
      });
      const code = codeAt(secret, now);
      expect(await statusOf(call(confirmTotp, { body: { ...body, code } }))).toBe(200);
      expect(await statusOf(call(confirmTotp, { body: { ...body, code } }))).toBe(410);
    });

    it.each<[string, Deviations]>([
      ['of another origin', { origin: 'https://evil.example' }],
      ['of another relying party', { rpId: 'evil.example' }],
      ['without user verification', { isVerified: false }],
    ])('refuses a passkey %s', async (_what, deviations) => {
      const begun = await call(beginPasskey);
      const { ticket, options } = begun.json<PasskeyTicket>();
      const passkey = new SoftwarePasskey().create(options, deviations);
      const answer = await call(confirmPasskey, { body: { ticket, name: 'Key', passkey } });
      expect([answer.statusCode, (await getSecondFactors()).factors]).toEqual([422, []]);
    });

    it('refuses a challenge a second time, and one that another account was given', async () => {
      const { call: other } = await logInWith(server, 'pastor');
      const begun = await call(beginPasskey);
      const { ticket, options } = begun.json<PasskeyTicket>();
      const add = (by: StaffCall) =>
        by(confirmPasskey, {
          body: {
            ticket,
            name: 'Key',
            passkey: new SoftwarePasskey().create(options),
          },
        });
      expect(await statusOf(add(other))).toBe(410);
      expect(await statusOf(add(call))).toBe(410);
      const mine = (await call(beginTotp)).json<TotpTicket>();
      const code = codeAt(mine.secret, now);
      const theirs = other(confirmTotp, { body: { ticket: mine.ticket, code, name: 'x' } });
      expect(await statusOf(theirs)).toBe(410);
    });

    it('refuses a passkey that an account has already', async () => {
      const { passkey } = await addPasskey(call);
      const { call: other } = await logInWith(server, 'pastor');
      expect((await addPasskey(other, passkey)).answer.statusCode).toBe(409);
    });

    it('refuses more than anybody needs', async () => {
      for (let count = 0; count < maxSecondFactors; count++)
        expect((await addTotp(call, now)).answer.statusCode).toBe(200);
      expect((await addTotp(call, now)).answer.statusCode).toBe(409);
    });

    it('gives recovery codes once when two are added at the same time', async () => {
      const answers = await Promise.all([addTotp(call, now), addTotp(call, now)]);
      expect(answers.filter(({ recoveryCodes }) => recoveryCodes)).toHaveLength(1);
    });
  });

  describe('a fresh password', () => {
    it('is asked for, with the ways that there are', async () => {
      wait(recentConfirmationLifetime);
      const answer = await call(beginTotp);
      expect([answer.statusCode, answer.json()]).toEqual([
        428,
        {
          message: 'Please confirm first that it is you.',
          error: 'Please confirm first that it is you.',
          code: 'confirmation-needed',
          confirmation: { needsPassword: true, ways: [] },
        },
      ]);
    });

    it('is asked for after a login with a passkey alone', async () => {
      const { passkey } = await addPasskey(call);
      call = await logInAlone(passkey);
      const answer = await call(beginTotp);
      const confirmation = { needsPassword: true, ways: ['passkey', 'recovery-code'] };
      expect([answer.statusCode, answer.json()]).toMatchObject([428, { confirmation }]);
    });

    it('holds for ten minutes after it was typed', async () => {
      wait(recentConfirmationLifetime);
      expect(await statusOf(confirm({ password: adminPassword }))).toBe(204);
      wait(recentConfirmationLifetime - 1);
      expect(await statusOf(call(beginTotp))).toBe(200);
      wait(1);
      expect(await statusOf(call(beginTotp))).toBe(428);
    });
  });

  describe('a recent confirmation', () => {
    const exportNone = () =>
      call(exportRecords, {
        kind: 'contact',
        body: {
          format: 'csv',
          language: 'en',
          columns: [{ field: 'name', header: 'Name' }],
          records: [],
          duplicates: [],
        },
      });

    it('is asked for before an export; a login is one', async () => {
      expect(await statusOf(exportNone())).toBe(200);
      wait(recentConfirmationLifetime);
      expect(await statusOf(exportNone())).toBe(428);
      await confirm({ password: adminPassword });
      expect(await statusOf(exportNone())).toBe(200);
    });

    it('needs the second factor too where there is one', async () => {
      const { secret, recoveryCodes = [] } = await addTotp(call, now);
      wait(recentConfirmationLifetime);
      const password = adminPassword;
      expect(await statusOf(confirm({ password }))).toBe(400);
      expect(await statusOf(confirm({ code: codeAt(secret, now) }))).toBe(400);
      expect(await statusOf(exportNone())).toBe(428);
      expect(await statusOf(confirm({ password, code: codeAt(secret, now) }))).toBe(204);
      expect(await statusOf(confirm({ password, code: codeAt(secret, now) }))).toBe(403);
      expect(await statusOf(exportNone())).toBe(200);
      wait(recentConfirmationLifetime);
      const [recoveryCode] = recoveryCodes;
      expect(await statusOf(confirm({ password, recoveryCode }))).toBe(204);
      expect(await statusOf(exportNone())).toBe(200);
    });

    it('takes no code in the place of a passkey', async () => {
      const { passkey } = await addPasskey(call);
      const { secret } = await addTotp(call, now);
      wait(recentConfirmationLifetime);
      const { ticket } = (await call(beginPasskeyConfirmation)).json<PasskeyTicket>();
      const forged = passkey.get({ challenge: 'another' });
      const proof = { ticket, passkey: forged, code: codeAt(secret, now) };
      expect(await statusOf(confirm(proof))).toBe(403);
      expect(await statusOf(exportNone())).toBe(428);
    });

    it('is asked for before another e-mail where there is a second factor', async () => {
      const change = () =>
        call(changeStaffEmail, {
          body: {
            email: 'new@example.org',
            currentPassword: adminPassword,
          },
        });
      const { secret } = await addTotp(call, now);
      wait(recentConfirmationLifetime);
      expect(await statusOf(change())).toBe(428);
      await confirm({ password: adminPassword, code: codeAt(secret, now) });
      expect(await statusOf(change())).toBe(202);
    });

    it('may be a passkey alone, but then it holds no password', async () => {
      const { passkey } = await addPasskey(call);
      wait(recentConfirmationLifetime);
      const ask = async () => (await call(beginPasskeyConfirmation)).json<PasskeyTicket>();
      const first = await ask();
      const proof = { ticket: first.ticket, passkey: passkey.get(first.options) };
      expect(await statusOf(confirm(proof))).toBe(204);
      expect(await statusOf(confirm(proof))).toBe(410);
      expect(await statusOf(exportNone())).toBe(200);
      expect(await statusOf(call(beginTotp))).toBe(428);
      const { ticket, options } = await ask();
      const both = { password: adminPassword, ticket, passkey: passkey.get(options) };
      expect(await statusOf(confirm(both))).toBe(204);
      expect(await statusOf(call(beginTotp))).toBe(200);
    });

    it('is not given by the ticket of a login, nor by a challenge of another account', async () => {
      const { passkey } = await addPasskey(call);
      const login = await beginLogin(server);
      const proof = { ticket: login.ticket, passkey: passkey.get(login.passkey ?? {}) };
      expect(await statusOf(confirm(proof))).toBe(410);
      const { call: other } = await logInWith(server, 'pastor');
      await addPasskey(other);
      const begun = await other(beginPasskeyConfirmation);
      const { ticket, options } = begun.json<PasskeyTicket>();
      expect(await statusOf(confirm({ ticket, passkey: passkey.get(options) }))).toBe(410);
    });

    it('counts what is wrong as the login does, and never says that the session is over', async () => {
      for (let time = 0; time < 5; time++)
        expect(await statusOf(confirm({ password: 'a guess' }))).toBe(403);
      const answer = await confirm({ password: adminPassword });
      expect(answer.statusCode).toBe(429);
      expect(answer.headers).toHaveProperty('retry-after');
      expect(answer.json()).toMatchObject({ message: expect.stringContaining('in a minute') });
    });

    it('has no passkey to ask for where there is none', async () => {
      expect(await statusOf(call(beginPasskeyConfirmation))).toBe(409);
    });
  });

  it('the audit log says which second factor came and went', async () => {
    const { factors } = await addTotp(call, now);
    const added = await addPasskey(call);
    const [totp, passkey] = added.factors;
    expect(factors[0]?.id).toBe(totp?.id);
    await call(removeFactor, { id: totp?.id ?? '' });
    const auditEntries = await listAuditEntries(server);
    const network = '127.0.0.0/24';
    expect(auditEntries.map(({ action, details }) => [action, JSON.parse(details)])).toEqual([
      ['factor-add', { kind: 'totp', factor: totp?.id, network }],
      ['factor-add', { kind: 'passkey', factor: passkey?.id, network }],
      ['factor-remove', { kind: 'totp', factor: totp?.id, network }],
    ]);
  });

  it('a second factor is renamed by its owner alone', async () => {
    const { factors } = await addTotp(call, now);
    const id = factors[0]?.id ?? '';
    const rename = (by: StaffCall, name: string) => by(renameFactor, { id, body: { name } });
    const { call: other } = await logInWith(server, 'pastor');
    expect(await statusOf(rename(other, 'Mine'))).toBe(404);
    expect(await statusOf(other(removeFactor, { id }))).toBe(404);
    expect(await statusOf(rename(call, ' '))).toBe(400);
    expect(await statusOf(rename(call, ' Old phone '))).toBe(204);
    expect((await getSecondFactors()).factors).toMatchObject([{ name: 'Old phone' }]);
  });

  it('the recovery codes go with the last second factor, and the login asks for none', async () => {
    const { factors } = await addTotp(call, now);
    expect(await statusOf(call(removeFactor, { id: factors[0]?.id ?? '' }))).toBe(204);
    expect(await getSecondFactors()).toEqual({ factors: [], recoveryCodesLeft: 0 });
    await logInStaff(server);
    expect(await readLog()).toEqual(['login', 'factor-add', 'factor-remove', 'login']);
  });

  it('new recovery codes take the place of those before', async () => {
    expect(await statusOf(call(renewRecoveryCodes))).toBe(409);
    const { recoveryCodes: [old] = [] } = await addTotp(call, now);
    const renewed = (await call(renewRecoveryCodes)).json<{ recoveryCodes: readonly string[] }>();
    expect(renewed.recoveryCodes).toHaveLength(10);
    const { ticket } = await beginLogin(server);
    const show = (recoveryCode?: string) =>
      server.post(proveSecondFactor.path, { ticket, recoveryCode });
    expect(await statusOf(show(old))).toBe(401);
    expect(await statusOf(show(renewed.recoveryCodes[0]))).toBe(200);
  });

  it('says when a second factor was used last', async () => {
    const { secret } = await addTotp(call, now);
    wait(10 * step);
    const { ticket } = await beginLogin(server);
    await server.post(proveSecondFactor.path, { ticket, code: codeAt(secret, now) });
    expect((await getSecondFactors()).factors).toMatchObject([{ lastUsedAt: now.toISOString() }]);
  });
});
