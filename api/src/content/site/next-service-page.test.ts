import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { emptySnapshot } from 'contract/content-entry';
import { writeSnapshot } from 'contract/content-snapshot';
import { findNextService, nextServiceAttribute, writeServiceStart } from 'contract/next-service';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

const rendered = (words: string) =>
  `<h1>Home</h1><strong ${nextServiceAttribute}="Next service: {start}">${words}</strong> <a>Way</a>`;
const assembled = rendered('Sunday Worship 10:00 AM');

let siteDir: string;
let server: TestApp;
let now: Date;

const layOut = (file: string, content: string) =>
  writeFileSync(join(siteDir, 'sets/1/pages', file), content);
const open = (path = '/', headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: path, headers });

beforeEach(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'church-site-'));
  mkdirSync(join(siteDir, 'sets/1/pages/more/blog'), { recursive: true });
  layOut('index.html', assembled);
  layOut('more/blog/index.html', assembled);
  symlinkSync('sets/1', join(siteDir, 'current'));
  now = new Date('2026-11-22T06:00:00Z');
  server = await makeApp({ config: { siteDir }, now: () => now });
});
afterEach(async () => {
  await server.remove();
  rmSync(siteDir, { recursive: true });
});

it('says it as the page’s script does, in each language', async () => {
  mkdirSync(join(siteDir, 'sets/1/pages/de'));
  layOut('de/index.html', assembled);
  const [start = ''] = [findNextService(now)];
  expect((await open()).body).toContain(`Next service: ${writeServiceStart(start)}<`);
  const { body } = await open('/de');
  expect(body).toContain('Next service: Sonntag, 22. November, 10:00<');
});

it('writes the next service into the home page as it is served', async () => {
  const { body, headers } = await open();
  expect(body).toBe(rendered('Next service: Sunday 22 November, 10:00'));
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  });
});

it('names on a Monday no Sunday that is over', async () => {
  await open();
  now = new Date('2026-11-23T06:00:00Z');
  expect((await open()).body).toBe(rendered('Next service: Tuesday 24 November, 19:00'));
});

it('reckons with the services that the pages tell of', async () => {
  const values = {
    ...{ name: { en: 'Prayer', de: 'Gebet' }, time: { en: 'Friday', de: 'Freitag' } },
    ...{ weekday: 'friday', clock: '18:30', weeks: '1, 4' },
  };
  const service = { id: 'prayer', values, shownInEnglish: [] };
  const snapshot = writeSnapshot({ ...emptySnapshot, services: [service] });
  // Content that this release cannot show is ignored.
  const text = snapshot.replace('"ministers":[]', '"ministers":[{"id":"gone"}]');
  expect(text).not.toBe(snapshot);
  writeFileSync(join(siteDir, 'sets/1/snapshot.json'), text);
  expect((await open()).body).toBe(rendered('Next service: Friday 27 November, 18:30'));
});

it('reckons with those that the site came with where the pages are from before content', async () => {
  writeFileSync(join(siteDir, 'sets/1/snapshot.json'), writeSnapshot(emptySnapshot));
  expect((await open()).body).toBe(rendered('Next service: Sunday 22 November, 10:00'));
});

it('sends a browser nothing again until the next service is another', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const first = await open('/', accepted);
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('22 November');
  const again = { ...accepted, 'if-none-match': String(first.headers['etag']) };
  expect(await open('/', again)).toMatchObject({ statusCode: 304, body: '' });
  now = new Date('2026-11-23T06:00:00Z');
  expect((await open('/', again)).statusCode).toBe(200);
});

it('serves the home page of a release that names no service as it was assembled', async () => {
  layOut('index.html', '<h1>Home</h1>');
  expect((await open()).body).toBe('<h1>Home</h1>');
});
