import type { ErrorBody } from 'contract/wire';
import { logInAdmin } from 'contract/staff-login-requests';
import {
  logInGenerically,
  logInMember,
  logOutMemberSession,
} from 'contract/member-session-requests';
import { makeMember, register, sampleProfile } from '../../testing/people/members';
import type { LoggedInMember } from '../../testing/people/members';
import { adminEmail, adminPassword, useApp } from '../../testing/test-app';
import { memberSessionLifetime } from '../auth/sessions/member-session-repository';

const server = useApp({ now: () => now });
let now: Date;
beforeEach(() => {
  now = new Date('2026-03-01T10:00:00Z');
});
afterEach(() => {
  expect(server.logged).toEqual([]);
});

const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const right = { email: sampleProfile.email, password: sampleProfile.password };
const wrong = { ...right, password: 'another password' };
const logIn = (body: unknown = right, endpoint: string = logInMember.path) =>
  server.post(endpoint, body);
const readOwn = async ({ id, headers }: LoggedInMember) =>
  (await server.app.inject({ url: `/api/profiles/${id}`, headers })).statusCode;

describe.each([logInMember.path, logInGenerically.path])('%s', (endpoint) => {
  beforeEach(() => register(server));

  it('gives a token and the profile without a trace of the password', async () => {
    const answer = await logIn({ ...right, isAdmin: false }, endpoint);
    expect(answer.statusCode).toBe(200);
    const { password, ...visible } = sampleProfile;
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^member_[\w-]{43}$/),
      user: expect.objectContaining({ ...visible, _id: expect.any(String), isAdmin: false }),
      message: 'Welcome, Sample Member.',
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^member-device=[\w-]{38}; .*Path=\/api; HttpOnly/,
    );
    expect(answer.body).not.toMatch(/argon2|passwordHash/);
    expect(answer.body).not.toContain(password);
  });

  it('ignores `isAdmin` in the request: the user stays a plain member', async () => {
    const answer = await logIn({ ...right, isAdmin: true }, endpoint);
    const { token, user } = answer.json<{ token: string; user: { isAdmin: boolean } }>();
    expect(user.isAdmin).toBe(false);
    const headers = { authorization: `Bearer ${token}` };
    const list = await server.app.inject({ url: '/api/profiles', headers });
    expect(list.statusCode).toBe(403);
  });

  it('knows an address by either spelling of its domain', async () => {
    await register(server, { ...sampleProfile, email: 'ruth@küche.example' });
    for (const email of ['ruth@küche.example', 'ruth@xn--kche-0ra.example', ' Ruth@KÜCHE.example '])
      expect((await logIn({ ...right, email }, endpoint)).statusCode).toBe(200);
  });

  it.each([
    ['a wrong password', wrong],
    ['an unknown address', { ...right, email: 'nobody@example.org' }],
    ['a password that differs in its case', { ...right, password: right.password.toUpperCase() }],
    ['a password with a space more', { ...right, password: `${right.password} ` }],
  ])('answers %s with the same words', async (_, body) => {
    const answer = await logIn(body, endpoint);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      message: 'Invalid e-mail address or password.',
      error: 'Invalid e-mail address or password.',
      code: 'wrong-login',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it.each([{}, { email: right.email }, { ...right, password: '' }, { ...right, email: ' ' }])(
    'asks for all fields: %j',
    async (body) => {
      const answer = await logIn(body, endpoint);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorBody>().message).toBe('Please fill in all fields');
    },
  );
});

describe('wrong passwords', () => {
  beforeEach(() => register(server));
  const fail = async (times: number) => {
    for (let time = 0; time < times; time++) await logIn(wrong);
  };

  it('make the sixth attempt wait, even with the right password, and say for how long', async () => {
    await fail(5);
    const answer = await logIn();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.json<ErrorBody>()).toMatchObject({
      code: 'too-many-tries',
      message: 'This was wrong too often. Please try again in a minute.',
    });
    wait(60_000);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('are forgotten after a success', async () => {
    await fail(4);
    expect((await logIn()).statusCode).toBe(200);
    await fail(4);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('for an unknown address wait just as long', async () => {
    const unknown = { ...wrong, email: 'unknown@example.org' };
    for (let time = 0; time < 5; time++) expect((await logIn(unknown)).statusCode).toBe(401);
    const answer = await logIn(unknown);
    expect(answer.statusCode).toBe(429);
    expect(answer.json<ErrorBody>().message).toContain('in a minute');
  });

  it('are stored without the account’s name', async () => {
    await fail(1);
    const rows = await server.database.selectFrom('login_attempts').selectAll().execute();
    // The three rows are for the account and network, for the account from anywhere, and for the network.
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/sample|example|127\.0/i);
  });

  it('make staff wait as well', async () => {
    const attempt = (password: string) =>
      server.post(logInAdmin.path, { email: adminEmail, password });
    for (let time = 0; time < 5; time++) await attempt('wrong password');
    const answer = await attempt(adminPassword);
    expect(answer.statusCode).toBe(429);
    expect(answer.json<ErrorBody>().message).toContain('in a minute');
    wait(60_000);
    expect((await attempt(adminPassword)).statusCode).toBe(200);
  });
});

describe('the session', () => {
  const adaLogin = { email: 'ada@example.org', password: right.password };
  let ada: LoggedInMember;
  beforeEach(async () => {
    ada = await makeMember(server, 'ada@example.org');
  });
  const logOut = (headers: Readonly<Record<string, string>>) =>
    server.app.inject({ method: 'POST', url: logOutMemberSession.path, headers });

  it('ends when it is not used', async () => {
    wait(memberSessionLifetime.idle - 1);
    expect(await readOwn(ada)).toBe(200);
    wait(memberSessionLifetime.idle);
    expect(await readOwn(ada)).toBe(401);
  });

  it('lasts while it is used, but not for ever', async () => {
    const half = memberSessionLifetime.idle / 2;
    for (let age = half; age < memberSessionLifetime.absolute; age += half) {
      wait(half);
      expect(await readOwn(ada)).toBe(200);
    }
    wait(half);
    expect(await readOwn(ada)).toBe(401);
  });

  it('that has ended is not revived by a clock that goes back', async () => {
    wait(memberSessionLifetime.idle);
    expect(await readOwn(ada)).toBe(401);
    wait(-memberSessionLifetime.idle);
    expect(await readOwn(ada)).toBe(401);
  });

  it('that a browser came with ends when it logs in again, as whomever, and no other', async () => {
    const elsewhere = await server.post(logInMember.path, adaLogin);
    const other = { authorization: `Bearer ${elsewhere.json<{ token: string }>().token}` };
    const wrongOne = { ...adaLogin, password: 'another password' };
    expect((await server.post(logInMember.path, wrongOne, ada.headers)).statusCode).toBe(401);
    expect(await readOwn(ada)).toBe(200);
    await register(server);
    expect((await server.post(logInMember.path, right, ada.headers)).statusCode).toBe(200);
    expect(await readOwn(ada)).toBe(401);
    expect(await readOwn({ ...ada, headers: other })).toBe(200);
  });

  it('ends on logout, and no other with it', async () => {
    const again = await server.post(logInMember.path, adaLogin);
    const other = { authorization: `Bearer ${again.json<{ token: string }>().token}` };
    expect((await logOut(ada.headers)).statusCode).toBe(204);
    expect(await readOwn(ada)).toBe(401);
    expect((await logOut(ada.headers)).statusCode).toBe(401);
    expect(await readOwn({ ...ada, headers: other })).toBe(200);
  });

  it('is kept as a digest only', async () => {
    const rows = await server.database.selectFrom('member_sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(ada.token.slice('member_'.length));
  });

  it('opens nothing as the cookie of staff, and their cookie nothing as a bearer', async () => {
    const cookie = { cookie: `admin-session=${ada.token}` };
    const list = await server.app.inject({ url: '/api/welfare', headers: cookie });
    expect(list.statusCode).toBe(401);
    const staff = (await server.logIn()).cookie.split('=')[1] ?? '';
    for (const token of [staff, `member_${staff}`]) {
      expect(await readOwn({ ...ada, headers: { authorization: `Bearer ${token}` } })).toBe(401);
    }
  });
});

it('a forged X-Forwarded-For changes nothing where no proxy is trusted', async () => {
  await register(server);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (let time = 0; time < 5; time++)
    await server.post(logInMember.path, wrong, from('192.0.2.1'));
  const elsewhere = await server.post(logInMember.path, right, from('192.0.2.2'));
  expect(elsewhere.statusCode).toBe(429);
});
