import { csrfTokenHeader } from 'contract/wire';
import { logInAdmin } from 'contract/staff-login-requests';
import { register } from '../../../testing/people/members';
import { adminEmail, adminPassword, makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

const remote = 'https://members.church.example';
const stranger = 'https://elsewhere.example';

let server: TestApp;
beforeAll(async () => {
  const publicUrl = new URL('https://church.example');
  server = await makeApp({ config: { publicUrl, allowedOrigins: [remote] } });
});
afterAll(() => server.remove());

const crossSite = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });
const ask = (origin: string, url = '/api/testimonies') =>
  server.app.inject({ url, headers: crossSite(origin) });
const preflight = (origin: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'OPTIONS',
    url: '/api/profiles/login',
    headers: { ...crossSite(origin), 'access-control-request-method': 'POST', ...headers },
  });

describe('another origin', () => {
  it('reads answers when it is on the list, by its exact name', async () => {
    const { headers } = await ask(remote);
    expect(headers).toMatchObject({
      'access-control-allow-origin': remote,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Receipt-Code, Consent-Stored, Quarantine',
      vary: 'origin, accept-encoding',
    });
  });

  it.each([
    stranger,
    'null',
    'https://church.example.evil.example',
    `${remote}.evil.example`,
    'http://members.church.example',
    `${remote}:8443`,
  ])('reads nothing as %s, which is not reflected', async (origin) => {
    const { headers } = await ask(origin);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers['vary']).toMatch(/^origin/);
  });

  it('reads refusals and unknown addresses too, when it is on the list', async () => {
    for (const url of ['/api/contacts', '/api/nothing']) {
      expect((await ask(remote, url)).headers['access-control-allow-origin']).toBe(remote);
    }
  });

  it('is told by a preflight what it may send', async () => {
    const answer = await preflight(remote);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toContain('PUT');
    const allowed = String(answer.headers['access-control-allow-headers'])
      .toLowerCase()
      .split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'x-csrf-token']),
    );
  });

  it('gets nothing of a preflight when it is not on the list', async () => {
    const answer = await preflight(stranger);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('gets nothing at all where no list was set', async () => {
    const bare = await makeApp();
    const { headers } = await bare.app.inject({
      url: '/api/testimonies',
      headers: crossSite(remote),
    });
    await bare.remove();
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('a change', () => {
  const credentials = { email: adminEmail, password: adminPassword };

  it.each([
    [
      'the admin login',
      (headers: object) => server.post(logInAdmin.path, credentials, { ...headers }),
    ],
    [
      'a form',
      (headers: object) => server.post('/api/testimonies', { message: 'm' }, { ...headers }),
    ],
    [
      'the member login',
      (headers: object) => server.post('/api/profiles/login', credentials, { ...headers }),
    ],
    [
      'a registration',
      (headers: object) => register(server, { email: 'foreign@example.org' }, { ...headers }),
    ],
  ])('by %s is refused to a page of another site, and nothing is stored', async (_what, call) => {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await call({ origin: stranger, 'sec-fetch-site': site });
      expect(answer.statusCode).toBe(403);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
    expect(await server.readList('/api/testimonies')).toEqual([]);
    expect(await server.readList('/api/profiles')).toEqual([]);
  });

  it('is taken from an allowed origin, cookie and all', async () => {
    const headers = { ...(await server.logIn()), ...crossSite(remote) };
    const answer = await server.post('/api/auth/admin/logout', {}, headers);
    expect(answer.statusCode).toBe(204);
    const { [csrfTokenHeader]: _token, ...withoutToken } = { ...(await server.logIn()) };
    const refused = await server.post(
      '/api/auth/admin/logout',
      {},
      {
        ...withoutToken,
        ...crossSite(remote),
      },
    );
    expect(refused.statusCode).toBe(403);
  });

  it('by a form without the cookie is taken behind a proxy that changes the Host', async () => {
    const form = { message: 'm' };
    const answer = await server.post('/api/testimonies', form, { origin: 'https://old.example' });
    expect(answer.statusCode).toBe(201);
  });
});
