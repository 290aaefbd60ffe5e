import type { ErrorCode } from 'contract/error-codes';
import type { ErrorBody } from 'contract/wire';
import {
  confirmEmail,
  forgotPassword,
  logInMember,
  resetPassword,
} from 'contract/member-session-requests';
import { getOwnProfile, getPendingEmail } from 'contract/profile-requests';
import { toAddress } from 'contract/request';
import { makeMember, sampleProfile } from '../../../testing/people/members';
import type { LoggedInMember } from '../../../testing/people/members';
import { useApp } from '../../../testing/test-app';
import { accountChanges } from '../../http/rate-limit/rate-limits';
import type { Mail } from '../../mail/mail-transport';

const old = 'Ada@example.org';
const wanted = 'New.Ada@example.org';
const currentPassword = sampleProfile.password;
const hour = 3_600_000;

describe('another e-mail', () => {
  const server = useApp({ now: () => now });
  let ada: LoggedInMember;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00Z');
    ada = await makeMember(server, old);
  });
  afterEach(() => {
    expect(server.logged).toEqual([]);
  });
  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };

  const change = (payload: object, { id, headers }: LoggedInMember = ada) =>
    server.app.inject({ method: 'PUT', url: toAddress(getOwnProfile, { id }), headers, payload });
  const read = async ({ id, headers }: LoggedInMember = ada) =>
    server.app.inject({ url: toAddress(getOwnProfile, { id }), headers });
  const pending = async () =>
    (
      await server.app.inject({
        url: toAddress(getPendingEmail, { id: ada.id }),
        headers: ada.headers,
      })
    ).json();
  const logIn = (email: string, password = currentPassword) =>
    server.post(logInMember.path, { email, password });
  const tokenIn = ({ text }: Mail) => /\/confirm-email\/opened#(\S+)/.exec(text)?.[1] ?? '';
  const confirm = (token: string) =>
    server.post(confirmEmail.path, {}, { authorization: `Bearer ${token}` });
  const mailsTo = async (email: string) =>
    (await server.allMails()).filter(({ to }) => to.toLowerCase() === email.toLowerCase());
  const askFor = async (email = wanted) => {
    expect((await change({ email, currentPassword })).statusCode).toBe(200);
    const mail = (await mailsTo(email)).at(-1);
    return mail === undefined ? '' : tokenIn(mail);
  };

  describe('is refused', () => {
    const expectRefused = async (payload: object, sentence: RegExp, code: ErrorCode) => {
      const answer = await change({ fullName: 'Taken Over', ...payload });
      // A 401 would tell the browser that the session is over.
      expect(answer.statusCode).toBe(403);
      const { message, issues } = answer.json<ErrorBody>();
      expect(message).toMatch(sentence);
      expect(issues).toEqual([{ path: 'currentPassword', message, code }]);
      expect((await read()).json()).toMatchObject({ email: old, fullName: 'Sample Member' });
      expect(await pending()).toEqual({ pendingEmail: null });
      expect(await mailsTo(wanted)).toEqual([]);
    };

    it('without the password, whatever else is changed', async () => {
      await expectRefused({ email: wanted }, /type your current password/, 'password-needed');
      await expectRefused(
        { email: wanted, currentPassword: '' },
        /type your current password/,
        'password-needed',
      );
    });

    it('with a wrong password, and that is guarded as the login is', async () => {
      for (let time = 0; time < 5; time++) {
        await expectRefused(
          { email: wanted, currentPassword: 'a guess' },
          /not your current/,
          'wrong-password',
        );
      }
      const answer = await change({ email: wanted, currentPassword });
      expect(answer.statusCode).toBe(429);
      expect(answer.headers).toHaveProperty('retry-after');
      expect(answer.json<ErrorBody>().issues).toMatchObject([{ path: 'currentPassword' }]);
    });

    it('when it was asked for too often, and until that is over', async () => {
      for (let n = 0; n < accountChanges.burst; n++) await askFor(`${n}@example.org`);
      const answer = await change({ email: wanted, currentPassword });
      expect(answer.statusCode).toBe(429);
      expect(answer.json<ErrorBody>().issues).toMatchObject([{ path: 'email' }]);
      wait(accountChanges.refill);
      await askFor();
    });
  });

  it('needs no password where only its spelling changes', async () => {
    const answer = await change({ email: old.toUpperCase() });
    expect(answer.json()).toMatchObject({ email: old.toUpperCase() });
    expect(await pending()).toEqual({ pendingEmail: null });
  });

  it('waits while everything else counts at once, and shows in no field of the profile', async () => {
    const before = (await read()).json<object>();
    const answer = await change({ email: wanted, fullName: 'Ada Changed', currentPassword });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ fullName: 'Ada Changed', email: old });
    expect(Object.keys((await read()).json<object>())).toEqual(Object.keys(before));
    expect(await server.readList('/api/profiles')).toEqual([answer.json()]);
    expect(await pending()).toEqual({ pendingEmail: wanted });
    expect((await logIn(wanted)).statusCode).toBe(401);
    expect((await logIn(old)).statusCode).toBe(200);
  });

  it('counts once the link in the mail to it is confirmed, and the former one no more', async () => {
    const token = await askFor();
    expect((await confirm(token)).json()).toEqual({ message: 'Your e-mail is confirmed.' });
    expect((await read()).json()).toMatchObject({ email: wanted, __v: 2 });
    expect(await pending()).toEqual({ pendingEmail: null });
    expect((await logIn(old)).statusCode).toBe(401);
    expect((await logIn(wanted.toLowerCase())).statusCode).toBe(200);
  });

  it('is told to the address that it will take the place of, in words of ours', async () => {
    await server.allMails();
    wait(hour);
    await change({ email: wanted, fullName: 'http://evil.example', currentPassword });
    const notice = (await mailsTo(old)).at(-1);
    expect(notice?.text).toContain('asked for another e-mail address');
    expect(notice?.text).toContain('http://church.example/forgot-password');
    const texts = (await server.allMails()).map(({ text, subject }) => subject + text).join();
    expect(texts).not.toMatch(/evil|New\.Ada|Sample Member/);
  });

  it('is answered alike, to the byte, whether or not the address belongs to a profile', async () => {
    await makeMember(server, 'bea@example.org');
    const answers = [];
    for (const email of ['bea@example.org', 'nobody@example.org']) {
      const { statusCode, body } = await change({ email, currentPassword });
      answers.push({ statusCode, body: body.replace(/"updatedAt".*/, ''), is: await pending() });
    }
    expect(answers[1]).toEqual({ ...answers[0], is: { pendingEmail: 'nobody@example.org' } });
  });

  it('that belongs to a profile is reported to its owner, at most once an hour, and cannot be confirmed', async () => {
    await makeMember(server, 'bea@example.org');
    await server.allMails();
    wait(hour);
    for (let time = 0; time < 3; time++)
      await change({ email: 'bea@example.org', currentPassword });
    const told = (await mailsTo('bea@example.org')).slice(1);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('belongs to another profile');
    expect(told[0]?.text).not.toContain('confirm-email');
  });
  it('can no longer be confirmed when the password was reset', async () => {
    const token = await askFor();
    wait(hour);
    await server.post(forgotPassword.path, { email: old });
    const [reset] = /reset_[\w-]+/.exec((await server.nextMail(/reset_/)).text) ?? [];
    const body = { email: old, newPassword: 'four other small words' };
    const authorization = `Bearer ${reset}`;
    expect((await server.post(resetPassword.path, body, { authorization })).statusCode).toBe(200);
    const answer = await confirm(token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().message).toMatch(/^This link is too old/);
    expect((await logIn(wanted)).statusCode).toBe(401);
  });

  it('has its links kept as digests only', async () => {
    const token = (await askFor()).slice('confirm_'.length);
    for (const table of ['email_tokens', 'pending_emails', 'outbox'] as const) {
      const rows = await server.database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain(ada.token.slice('member_'.length));
    }
  });
});
