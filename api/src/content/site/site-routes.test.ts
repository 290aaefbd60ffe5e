import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { PageEncodings } from './page-encodings';

const nginx = readFileSync(join(__dirname, '../../../../docs/nginx.conf'), 'utf8');

let siteDir: string;
let server: TestApp;

const files = {
  'sets/1/pages/index.html': 'home',
  'sets/1/pages/help/contact/index.html': 'contact',
  'sets/1/pages/app.html': 'frame',
  'sets/1/pages/404.html': 'not found',
  'assets/shell.abc123.js': 'script',
  'assets/shell.abc123.js.br': 'compressed by brotli',
  'assets/shell.abc123.js.gz': 'compressed by gzip',
  'content/0123456789ab/de/home.json': '{}',
  'content/0123456789ab/de/home.json.br': 'compressed by brotli',
  'sets/1/files/content/current.json': '{"version":"0123456789ab"}',
  'sets/1/snapshot.json': '{}',
  'sets/1/registry.json': '{}',
  'sets/1/inline-parts.json': JSON.stringify({
    'help/contact/index.html': { scripts: ['sha256-a'], styles: ['sha256-b'] },
    'app.html': { scripts: ['sha256-f'], styles: [] },
  }),
  'sets/1/files/de/site.webmanifest': '{}',
  'sets/1/files/de/calendar.ics': 'BEGIN:VCALENDAR',
  'sets/1/files/podcast.xml': '<rss/>',
  'sets/1/files/sitemap.xml': '<urlset/>',
  'sets/1/service-worker.js': 'worker',
  'sets/1/state.json': '{}',
  'releases/shell/1/build.json': '{}',
  'sets/1/files/robots.txt': 'User-agent: *',
  'files/robots.txt': 'of an older release',
  'files/downloads/mp3s/sample.mp3': 'sound',
  'files/.secret': 'hidden',
};

beforeEach(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'church-site-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), content);
  }
  symlinkSync('sets/1', join(siteDir, 'current'));
  writeFileSync(join(siteDir, '..', 'outside.txt'), 'outside');
  server = await makeApp({ config: { siteDir } });
});
afterEach(async () => {
  await server.remove();
  rmSync(siteDir, { recursive: true });
});

const get = (url: string, headers = {}) => server.app.inject({ url, headers });

it.each([
  ['/', 'home'],
  ['/?from=mail', 'home'],
  ['/help/contact', 'contact'],
  ['/help/contact/', 'contact'],
  ['/profile/65f0', 'frame'],
  ['/admin/dashboard?section=welfare', 'frame'],
  ['/reset-password/abc', 'frame'],
  ['/robots.txt', 'User-agent: *'],
])('answers %s with what the browser shows there, to be asked for again', async (url, content) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([200, content]);
  expect(answer.headers['cache-control']).toBe('no-cache');
  const again = await get(url, { 'if-none-match': answer.headers.etag });
  expect(again.statusCode).toBe(304);
});

it.each([
  '/nothing/here',
  '/more/blog/night-of-worship',
  '/index.html',
  '/pages/app.html',
  '/current/pages/app.html',
  '/sets/1/state.json',
  '/sets/1/snapshot.json',
  '/current/snapshot.json',
  '/snapshot.json',
  '/releases/shell/1/build.json',
  '/downloads/..%2f',
  '/downloads/..%2f..%2fregistry.json',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/..%5coutside.txt',
  '/assets/../../outside.txt',
  '/.secret',
  '/a%00b',
  '//outside.txt',
])('answers %s with the 404 page', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([404, 'not found']);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('lets browsers keep a hashed file for ever', async () => {
  const answer = await get('/assets/shell.abc123.js');
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it.each([
  ['br, gzip', 'br', 'compressed by brotli'],
  ['gzip', 'gzip', 'compressed by gzip'],
  ['identity', undefined, 'script'],
])(
  'sends to a browser that takes %s what is compressed so',
  async (accepted, encoding, content) => {
    const answer = await get('/assets/shell.abc123.js', { 'accept-encoding': accepted });
    expect(answer.body).toBe(content);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('accept-encoding');
  },
);

it('lets browsers keep what pages show for ever, and asks for which version is shown each time', async () => {
  const shown = await get('/content/0123456789ab/de/home.json', { 'accept-encoding': 'br' });
  expect([shown.body, shown.headers['content-encoding']]).toEqual(['compressed by brotli', 'br']);
  expect(shown.headers).toMatchObject({
    'content-type': expect.stringContaining('json'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const current = await get('/content/current.json');
  expect(current.json()).toEqual({ version: '0123456789ab' });
  expect(current.headers['cache-control']).toBe('no-cache');
});

it.each(['/assets/gone.js', '/content/0123456789ab/gone.json', '/content/ba9876543210/home.json'])(
  'does not let a 404 be cached: %s',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

it.each([
  ['registry', '/registry.json', 'json'],
  ['service worker', '/service-worker.js', 'javascript'],
  ['web manifest', '/de/site.webmanifest', 'application/manifest+json'],
  ['calendar', '/de/calendar.ics', 'text/calendar; charset=utf-8'],
  ['podcast', '/podcast.xml', 'application/rss+xml; charset=utf-8'],
  ['sitemap', '/sitemap.xml', 'application/xml'],
])('has the %s asked for again each time', async (_what, url, type) => {
  const answer = await get(url);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining(type),
    'cache-control': 'no-cache',
  });
});

it('sends part of a sermon to a player that wants a part', async () => {
  const answer = await get('/downloads/mp3s/sample.mp3', { range: 'bytes=1-2' });
  expect([answer.statusCode, answer.body]).toEqual([206, 'ou']);
});

it('lets into a page what was assembled with it, and into no other', async () => {
  const policyOf = async (url: string) =>
    String((await get(url)).headers['content-security-policy']);
  const inline = "script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b';";
  expect(await policyOf('/help/contact')).toContain(inline);
  expect(await policyOf('/')).toContain("script-src 'self'; style-src 'self';");
  expect(await policyOf('/assets/shell.abc123.js')).not.toContain('sha256');
});

it('lets into the frame that the console fills what was assembled with it, and the styles of MUI', async () => {
  const { headers } = await get('/admin/dashboard');
  expect(headers['content-security-policy']).toContain(
    "script-src 'self' 'sha256-f'; style-src 'self' 'unsafe-inline';",
  );
});

it('answers from the set of pages that a release has put in place, and lets into them what was assembled with those', async () => {
  await get('/help/contact');
  mkdirSync(join(siteDir, 'sets/2/pages/help/contact'), { recursive: true });
  writeFileSync(join(siteDir, 'sets/2/pages/help/contact/index.html'), 'released anew');
  const parts = { 'help/contact/index.html': { scripts: ['sha256-c'], styles: [] } };
  writeFileSync(join(siteDir, 'sets/2/inline-parts.json'), JSON.stringify(parts));
  symlinkSync('sets/2', join(siteDir, 'current.next'));
  renameSync(join(siteDir, 'current.next'), join(siteDir, 'current'));
  const { body, headers } = await get('/help/contact');
  expect(body).toBe('released anew');
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-c';");
});

it('reads again what was assembled with a page when it could not be read just now', async () => {
  const file = join(siteDir, 'sets/1/inline-parts.json');
  rmSync(file);
  mkdirSync(file);
  const { headers, body } = await get('/help/contact');
  expect(body).toBe('contact');
  expect(headers['content-security-policy']).not.toContain('sha256');
  rmSync(file, { recursive: true });
  writeFileSync(file, files['sets/1/inline-parts.json']);
  expect((await get('/help/contact')).headers['content-security-policy']).toContain('sha256-a');
});

it('asks browsers to stay on https where the site is on https', async () => {
  const publicUrl = new URL('https://church.example');
  const stay = 'max-age=31536000; includeSubDomains';
  const secure = await makeApp({ config: { siteDir, publicUrl } });
  const { headers } = await secure.app.inject('/');
  await secure.remove();
  expect(headers['strict-transport-security']).toBe(stay);
  expect(nginx.match(/Strict-Transport-Security "[^"]*"/g)).toEqual(
    Array.from({ length: 3 }, () => `Strict-Transport-Security "${stay}"`),
  );
  expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
});

it('answers HEAD like GET, without the page', async () => {
  const answer = await server.app.inject({ method: 'HEAD', url: '/help/contact' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

it.each([
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
])('sends the %s that nginx sends in its place', async (name) => {
  const line = new RegExp(`^  add_header ${name} "?(.*?)"? always;$`, 'im').exec(nginx);
  // Each release writes the policy: e2e/journeys/safety/page-policy.spec.ts.
  expect(line?.[1]).toBe((await get('/')).headers[name]);
});

it('refuses to change a page', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/help/contact' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers['allow']).toBe('GET, HEAD');
});

it('serves what is left when a part of the site is removed while it runs', async () => {
  rmSync(join(siteDir, 'assets'), { recursive: true });
  expect((await get('/assets/shell.abc123.js')).statusCode).toBe(404);
  expect((await get('/help/contact')).body).toBe('contact');
  rmSync(join(siteDir, 'sets/1/pages/help'), { recursive: true });
  expect((await get('/help/contact')).body).toBe('frame');
  rmSync(join(siteDir, 'sets/1/pages'), { recursive: true });
  const answer = await get('/help/contact');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toHaveProperty('message');
  expect((await get('/api/health')).statusCode).toBe(200);
});

it('serves no page without a site', async () => {
  const bare = await makeApp();
  const { statusCode } = await bare.app.inject('/');
  await bare.remove();
  expect(statusCode).toBe(404);
});

it('gives all readers of a page the same bytes, and those of another page others', async () => {
  const page = '<p>Grüß Gott!</p>'.repeat(10_000);
  const encodings = new PageEncodings('quick');
  const bytesOf = async (text: string, encoding?: 'br' | 'gzip') =>
    (await encodings.encode(text, encoding)).bytes;
  const first = await bytesOf(page, 'br');
  expect(await bytesOf(page.slice(), 'br')).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe(page);
  expect(gunzipSync(await bytesOf(page, 'gzip')).toString()).toBe(page);
  expect((await bytesOf(page)).toString()).toBe(page);
  expect(brotliDecompressSync(await bytesOf('another', 'br')).toString()).toBe('another');
});

describe('the pages of entries', () => {
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  };
  const ask = (url: string) => server.app.inject(url);

  it('are a 404 where there is no file, and are not made in the browser', async () => {
    put('sets/1/pages/more/blog/harvest/index.html', 'harvest');
    expect((await ask('/more/blog/harvest')).body).toBe('harvest');
    const answer = await ask('/more/blog/none');
    expect([answer.statusCode, answer.body]).toEqual([404, 'not found']);
  });

  it('lead from a former address to the present one, as long as it is so', async () => {
    put('sets/1/pages/more/blog/before/index.html', 'moved');
    put('sets/1/pages/de/more/blog/before/index.html', 'moved');
    const redirects = { '/more/blog/before': '/more/blog/now', '/de/more/blog/before': '/de/x' };
    put('sets/1/redirects.json', JSON.stringify(redirects));
    for (const [from, to] of Object.entries(redirects)) {
      const answer = await ask(from);
      expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    expect((await ask('/more/blog/before/')).headers.location).toBe('/more/blog/now');
  });
});
