import type { ErrorBody } from 'contract/wire';
import { forgotPassword, logInMember, resetPassword } from 'contract/member-session-requests';
import type { MemberLoginResponse } from 'contract/member-session-requests';
import { changeOwnPassword, endOwnSessions } from 'contract/own-account-requests';
import { toAddress } from 'contract/request';
import type { ResponseOf } from 'contract/request';
import { getOwnProfile, getPendingEmail } from 'contract/profile-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { makeMember, sampleProfile } from '../../../testing/people/members';
import type { LoggedInMember } from '../../../testing/people/members';
import { useApp } from '../../../testing/test-app';
import { accountChanges } from '../../http/rate-limit/rate-limits';

const email = 'ada@example.org';
const currentPassword = sampleProfile.password;
const newPassword = 'four rather small words';
const hour = 3_600_000;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let ada: LoggedInMember;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00Z');
    ada = await makeMember(server, email);
    await server.allMails();
  });
  afterEach(() => {
    expect(server.logged).toEqual([]);
  });

  const change = (payload: object, { id, headers }: LoggedInMember = ada) =>
    server.app.inject({
      method: 'PUT',
      url: toAddress(changeOwnPassword, { id }),
      headers,
      payload,
    });
  const read = ({ id, headers }: LoggedInMember = ada) =>
    server.app.inject({ url: toAddress(getOwnProfile, { id }), headers });
  const withToken = (token: string): LoggedInMember => ({
    id: ada.id,
    token,
    headers: { authorization: `Bearer ${token}` },
  });
  const logIn = (password: string) => server.post(logInMember.path, { email, password });
  const logInAgain = async (password = currentPassword) =>
    withToken((await logIn(password)).json<MemberLoginResponse>().token ?? '');
  const mailsAbout = async (subject: RegExp) =>
    (await server.allMails()).filter((mail) => subject.test(mail.subject));

  describe('a change of the password', () => {
    it('counts at once, and the old one no more', async () => {
      const answer = await change({ currentPassword, newPassword });
      expect(answer.statusCode).toBe(200);
      expect(answer.json<ResponseOf<typeof changeOwnPassword>>().message).toBe(
        'Your password has been changed.',
      );
      expect((await logIn(currentPassword)).statusCode).toBe(401);
      expect((await logIn(newPassword)).statusCode).toBe(200);
      expect(answer.body).not.toMatch(/argon2|small words/);
    });

    it('ends every session, a copy of the caller’s token too, and begins one', async () => {
      const elsewhere = await logInAgain();
      const { token } = (await change({ currentPassword, newPassword })).json<
        ResponseOf<typeof changeOwnPassword>
      >();
      expect((await read(elsewhere)).statusCode).toBe(401);
      expect((await read(ada)).statusCode).toBe(401);
      expect((await change({ currentPassword, newPassword }, ada)).statusCode).toBe(401);
      expect((await read(withToken(token))).statusCode).toBe(200);
    });

    it('ends links that are on their way and an e-mail that waits', async () => {
      now = new Date(now.getTime() + hour);
      await server.post(forgotPassword.path, { email });
      const [link = ''] = /reset_[\w-]+/.exec((await server.nextMail(/reset_/)).text) ?? [];
      await server.app.inject({
        method: 'PUT',
        url: toAddress(getOwnProfile, { id: ada.id }),
        headers: ada.headers,
        payload: { email: 'thief@example.org', currentPassword },
      });
      const { token } = (await change({ currentPassword, newPassword })).json<
        ResponseOf<typeof changeOwnPassword>
      >();
      const reset = { email, newPassword: 'five other rather small words' };
      const answer = await server.post(resetPassword.path, reset, {
        authorization: `Bearer ${link}`,
      });
      expect(answer.statusCode).toBe(400);
      const { headers } = withToken(token);
      const pending = await server.app.inject({
        url: toAddress(getPendingEmail, { id: ada.id }),
        headers,
      });
      expect(pending.json()).toEqual({ pendingEmail: null });
    });

    it('is told by a mail, which names neither password', async () => {
      // An unconfirmed address has already used up its email of this hour.
      now = new Date(now.getTime() + hour);
      await change({ currentPassword, newPassword });
      const [mail, ...more] = await mailsAbout(/password .* was changed/);
      expect(more).toEqual([]);
      expect(mail?.to).toBe(email);
      expect(mail?.text).toContain('http://church.example/forgot-password');
      expect(mail?.text).not.toMatch(/small words/);
    });

    it('of two at once is one', async () => {
      const other = { currentPassword, newPassword: 'five other rather small words' };
      const answers = await Promise.all([change({ currentPassword, newPassword }), change(other)]);
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
      const sessions = await server.database.selectFrom('member_sessions').selectAll().execute();
      expect(sessions).toHaveLength(1);
    });
  });

  describe('is refused', () => {
    const expectRefused = async (payload: object, status: number, path: string) => {
      const answer = await change(payload);
      expect(answer.statusCode).toBe(status);
      expect(answer.json<ErrorBody>().issues).toMatchObject([{ path }]);
      expect((await read()).statusCode).toBe(200);
      expect(await mailsAbout(/password/)).toEqual([]);
      return answer;
    };

    it('with a wrong password, never by 401, and guarded as the login is', async () => {
      for (let time = 0; time < 5; time++) {
        await expectRefused({ currentPassword: 'a guess', newPassword }, 403, 'currentPassword');
      }
      const answer = await expectRefused({ currentPassword, newPassword }, 429, 'currentPassword');
      expect(answer.headers).toHaveProperty('retry-after');
      expect(answer.json()).toMatchObject({ message: expect.stringContaining('in a minute') });
      expect((await logIn(currentPassword)).statusCode).toBe(429);
    });

    it.each([
      ['short', 'seven77'],
      ['common', 'Password1!'],
      ['over 1 KB', 'x y'.repeat(400)],
    ])('for one that is %s, as at registration', async (_what, tried) => {
      await expectRefused({ currentPassword, newPassword: tried }, 400, 'newPassword');
    });

    it('without the current one', async () => {
      await expectRefused({ newPassword }, 400, 'currentPassword');
    });

    it('when it was changed several times just now, until later', async () => {
      let caller = ada;
      let password = currentPassword;
      for (let n = 0; n < accountChanges.burst; n++) {
        const next = `${newPassword} ${n}`;
        const answer = await change({ currentPassword: password, newPassword: next }, caller);
        caller = withToken(answer.json<ResponseOf<typeof changeOwnPassword>>().token);
        password = next;
      }
      const again = { currentPassword: password, newPassword };
      expect((await change(again, caller)).statusCode).toBe(429);
      now = new Date(now.getTime() + accountChanges.refill);
      expect((await change(again, caller)).statusCode).toBe(200);
    });
  });

  describe('logging out everywhere', () => {
    const end = ({ id, headers }: LoggedInMember) =>
      server.app.inject({ method: 'DELETE', url: toAddress(endOwnSessions, { id }), headers });

    it('ends all sessions of the member and of nobody else', async () => {
      const elsewhere = await logInAgain();
      const other = await makeMember(server, 'other@example.org');
      expect((await end(ada)).statusCode).toBe(204);
      expect((await read(ada)).statusCode).toBe(401);
      expect((await read(elsewhere)).statusCode).toBe(401);
      expect((await read(other)).statusCode).toBe(200);
      expect((await end(ada)).statusCode).toBe(401);
      expect((await read(await logInAgain())).statusCode).toBe(200);
    });
  });
});
