import { csrfTokenHeader } from 'contract/wire';
import { logInAdmin, logOutAdmin } from 'contract/staff-login-requests';
import { logInMember } from 'contract/member-session-requests';
import { adminEmail, adminPassword, makeApp, useApp } from '../../../testing/test-app';
import { requestClasses } from '../../http/rate-limit/rate-limits';
import { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import { sessionLifetime } from './session-repository';

const server = useApp({ now: () => now });
let now: Date;
beforeEach(() => {
  now = new Date('2026-03-01T10:00:00Z');
});

const right = { email: adminEmail, password: adminPassword };
const logIn = (body: unknown = right, headers?: Record<string, string>) =>
  server.post(logInAdmin.path, body, headers);
const readPrivateList = async (cookie: string) =>
  (await server.app.inject({ url: '/api/welfare', headers: { cookie } })).statusCode;
const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

describe('logging in', () => {
  it('gives a token, the admin, and a cookie that scripts cannot read', async () => {
    const answer = await logIn();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      admin: { _id: expect.any(String), email: adminEmail },
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^admin-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(/^admin-device=/),
    ]);
  });

  it('does not care about the case of the address', async () => {
    expect((await logIn({ ...right, email: adminEmail.toUpperCase() })).statusCode).toBe(200);
  });

  it.each([
    ['a wrong password', { ...right, password: 'wrong' }],
    ['an unknown address', { ...right, email: 'nobody@example.org' }],
  ])('answers %s with the same words', async (_, body) => {
    const answer = await logIn(body);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      message: 'Invalid credentials.',
      error: 'Invalid credentials.',
      code: 'wrong-login',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it.each([{}, { email: adminEmail }, { ...right, password: '' }, { ...right, email: ' ' }])(
    'asks for all fields when it gets %j',
    async (body) => {
      const answer = await logIn(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty('error', 'Please fill in all fields');
    },
  );

  it('takes JSON only, so that no page of another site can send it as a form', async () => {
    const answer = await logIn('email=a&password=b', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.statusCode).toBe(415);
  });

  it('bounds what one network may try', async () => {
    const tryOnce = () => logIn({ email: 'guess@example.org', password: 'guess' });
    const rateLimits = new RateLimitRepository(server.database, () => now);
    await rateLimits.consume('127.0.0.1', requestClasses.staff, requestClasses.staff.burst);
    let answer = await tryOnce();
    // The tokens that the server has reserved are still left.
    while (answer.statusCode !== 429) answer = await tryOnce();
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('your network') });
  });

  it('is left to staff when members use up what their network may try', async () => {
    const rateLimits = new RateLimitRepository(server.database, () => now);
    await rateLimits.consume('127.0.0.1', requestClasses['log-in'], 300);
    const member = await server.post(logInMember.path, { email: 'a@b.example', password: 'x' });
    expect(member.statusCode).toBe(429);
    expect((await logIn()).statusCode).toBe(200);
  });
});

describe('the session', () => {
  it.each(['admin-session=', 'admin-session=junk', 'other=1', 'admin-session=%00; admin-session'])(
    'is not opened by the cookie %j',
    async (cookie) => {
      expect(await readPrivateList(cookie)).toBe(401);
    },
  );

  it('is not opened by the token that scripts hold', async () => {
    const headers = await server.logIn();
    const token = headers[csrfTokenHeader] ?? '';
    expect(await readPrivateList(`admin-session=${token}`)).toBe(401);
  });

  it('lasts while it is used, but not for ever', async () => {
    const { cookie } = await server.logIn();
    const half = sessionLifetime.idle / 2;
    for (let age = half; age < sessionLifetime.absolute; age += half) {
      wait(half);
      expect(await readPrivateList(cookie)).toBe(200);
    }
    wait(half);
    expect(await readPrivateList(cookie)).toBe(401);
  });

  it('that has ended is not revived by a clock that goes back', async () => {
    const { cookie } = await server.logIn();
    wait(sessionLifetime.idle);
    await readPrivateList(cookie);
    wait(-sessionLifetime.idle);
    expect(await readPrivateList(cookie)).toBe(401);
  });

  it('that a browser came with ends when it logs in again, and no other', async () => {
    const before = await server.logIn();
    const elsewhere = await server.logIn();
    const answer = await logIn(right, { cookie: before.cookie });
    const after = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    expect(after).not.toBe(before.cookie);
    expect(await readPrivateList(before.cookie)).toBe(401);
    expect(await readPrivateList(after)).toBe(200);
    expect(await readPrivateList(elsewhere.cookie)).toBe(200);
  });

  it('goes on after a failed login', async () => {
    const { cookie } = await server.logIn();
    await logIn({ ...right, password: 'wrong' }, { cookie });
    expect(await readPrivateList(cookie)).toBe(200);
  });

  it('is never a session id that an attacker planted in the browser', async () => {
    const answer = await logIn(right, { cookie: `admin-session=${'x'.repeat(43)}` });
    expect(answer.headers['set-cookie']).not.toContain('x'.repeat(43));
    expect(await readPrivateList(`admin-session=${'x'.repeat(43)}`)).toBe(401);
  });

  it('is kept as a digest only', async () => {
    const { cookie } = await server.logIn();
    const rows = await server.database.selectFrom('admin_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });
});

describe('logging out', () => {
  const logOut = (headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: logOutAdmin.path, headers });

  it('ends the session and takes the cookie away', async () => {
    const headers = await server.logIn();
    const answer = await logOut(headers);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(/^admin-session=; Max-Age=0; Path=\/; /);
    expect(await readPrivateList(headers.cookie)).toBe(401);
  });

  it('needs the token of the session', async () => {
    const { cookie } = await server.logIn();
    for (const token of [undefined, 'x', 'x'.repeat(43)]) {
      const answer = await logOut({ cookie, ...(token && { [csrfTokenHeader]: token }) });
      expect(answer.statusCode).toBe(403);
    }
    expect(await readPrivateList(cookie)).toBe(200);
  });

  it('refuses a stranger', async () => {
    expect((await logOut({})).statusCode).toBe(401);
  });
});

it('refuses any change that a page of another site makes with the cookie', async () => {
  const headers = { ...(await server.logIn()), origin: 'https://elsewhere.example' };
  const answer = await server.post('/api/testimonies', { message: 'm' }, headers);
  expect(answer.statusCode).toBe(403);
  expect(await server.readList('/api/testimonies')).toEqual([]);
});

it('takes a change from its own page, by Sec-Fetch-Site or by Origin', async () => {
  const { cookie } = await server.logIn();
  for (const own of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost:80' }]) {
    const headers = { cookie, host: 'localhost:80', ...own };
    const answer = await server.post('/api/testimonies', { message: 'm' }, headers);
    expect(answer.statusCode).toBe(201);
  }
});

it('binds the cookie to the host and to TLS when the site is on https', async () => {
  const publicUrl = new URL('https://church.example');
  const secure = await makeApp({ config: { publicUrl } });
  const answer = await secure.post(logInAdmin.path, right, { origin: publicUrl.origin });
  await secure.remove();
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-admin-session=.*; Path=\/; .*; Secure; /),
    expect.stringMatching(/^__Secure-admin-device=.*; Secure; /),
  ]);
});
