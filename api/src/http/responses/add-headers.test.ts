import { registerProfile } from 'contract/profile-requests';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

let siteDir: string;
let server: TestApp;
beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'church-site-'));
  const files = [
    'current/pages/index.html',
    'current/pages/app.html',
    'current/pages/404.html',
    'assets/a.js',
    'files/a.mp3',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), 'content');
  }
  server = await makeApp({ config: { siteDir, publicUrl: new URL('https://church.example') } });
});
afterAll(async () => {
  await server.remove();
  rmSync(siteDir, { recursive: true });
});

const post = (url: string, payload: object, headers = {}): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers,
});

const site: readonly [string, InjectOptions, number][] = [
  ['a page', { url: '/' }, 200],
  ['a page made in the browser', { url: '/profile/1' }, 200],
  ['the 404 page', { url: '/nothing' }, 404],
  ['a script', { url: '/assets/a.js' }, 200],
  ['a file', { url: '/a.mp3' }, 200],
  ['a change of a page', { method: 'PUT', url: '/' }, 405],
];

const api: readonly [string, InjectOptions, number][] = [
  ['health', { url: '/api/health' }, 200],
  ['a public list', { url: '/api/testimonies' }, 200],
  ['a private list', { url: '/api/contacts' }, 401],
  ['a private list in other letters', { url: '/%61pi/contact%73' }, 401],
  ['a public list in other letters', { url: '/%61pi/testimonies?x' }, 200],
  ['a stored form', post('/api/testimonies', { message: 'm' }), 201],
  ['a refused form', post('/api/testimonies', {}), 400],
  [
    'a form without a script',
    { ...post('/api/testimonies', {}), payload: 'message=m', headers: formHeaders() },
    303,
  ],
  ['a foreign body', { ...post('/api/testimonies', {}), payload: 'x' }, 415],
  ['an address that is none', { url: '/api/nothing' }, 404],
  ['an address that is none in other letters', { url: '/a%70i/nothing' }, 404],
  ['an address that cannot be read', { url: '/%zz' }, 400],
  ['an address of the api that cannot be read', { url: '/%61pi/%zz' }, 400],
  ['a method that is none', { method: 'PUT', url: '/api/contacts' }, 405],
  ['a method that is none in other letters', { method: 'PUT', url: '/api/c%6fntacts' }, 405],
  [
    'a call of a foreign page',
    post('/api/testimonies', {}, { 'sec-fetch-site': 'cross-site' }),
    403,
  ],
];

function formHeaders() {
  return { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

it.each(site)('guards %s', async (_what, request, status) => {
  const { statusCode, headers } = await server.app.inject(request);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(everywhere);
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'self'", "script-src 'self'", "frame-ancestors 'none'"]),
  );
  expect(policy.join()).not.toContain('unsafe');
});

it.each(['/admin/dashboard', '/join-us/admin-login', '/admin/d%61shboard'])(
  'lets the console at %s write styles into its page, and no script',
  async (url) => {
    const policy = String((await server.app.inject(url)).headers['content-security-policy']);
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("script-src 'self';");
  },
);

it.each(api)('sends %s with security headers and no-store', async (_what, request, status) => {
  const { statusCode, headers } = await server.app.inject(request);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    ...everywhere,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

it('guards the page that refuses a registration, by a policy of its own', async () => {
  const { headers, body } = await server.app.inject({
    ...post(registerProfile.path, {}),
    payload: 'fullName=x',
    headers: formHeaders(),
  });
  expect(body).toContain('<h1>');
  expect(headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

it.each([
  '/reset-password/reset_secret',
  '/reset%2Dpassword/reset_secret',
  '/Reset-Password/reset_secret',
  '/confirm-email/confirm_secret',
  '/de/reset-password/reset_secret',
  '/DE/Confirm%2DEmail/confirm_secret',
])('lets nothing of the address of a mailed link out: %s', async (url) => {
  const { headers } = await server.app.inject(url);
  expect(headers['referrer-policy']).toBe('no-referrer');
});
