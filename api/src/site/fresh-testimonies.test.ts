import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { PublicTestimony, TestimonyTemplate } from 'contract/testimony';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';

const template: TestimonyTemplate = {
  waiting: '<p>Loading...</p>',
  none: '<p>None.</p>',
  list: '<ul>{items}</ul>',
  item: '<li>{message}|{fullName}|<time datetime="{createdAt}">{day}</time></li>',
  locale: 'en-GB',
};
const assembled =
  '<main><p>Loading...</p></main><script type="application/json" id="registry">{}</script>';

let siteDir: string;
let server: TestApp;

const layOut = (file: string, content: string) =>
  writeFileSync(join(siteDir, 'sets/1', file), content);
const open = (headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: '/forms/testimonies', headers });
const tell = (message: string, fullName = '') =>
  server.post('/api/testimonies', { message, fullName });
const served = (body: string) =>
  JSON.parse(/id="testimonies">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as PublicTestimony[];

beforeEach(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'church-site-'));
  mkdirSync(join(siteDir, 'sets/1/pages/forms/testimonies'), { recursive: true });
  layOut('pages/forms/testimonies/index.html', assembled);
  layOut('testimony-template.json', JSON.stringify(template));
  symlinkSync('sets/1', join(siteDir, 'current'));
  server = await makeApp({ config: { siteDir }, now: () => new Date('2026-03-01T23:30:00Z') });
});
afterEach(async () => {
  await server.remove();
  rmSync(siteDir, { recursive: true });
});

it('serves the testimonies that are told at the time, newest first, and their data for the script', async () => {
  expect((await open()).body).toContain('<main><p>None.</p></main>');
  await tell('First', 'Ama');
  await tell('Second');
  const { body, headers } = await open();
  const time = '<time datetime="2026-03-01T23:30:00.000Z">1 March 2026</time>';
  expect(body).toContain(
    `<main><ul><li>Second|Anonymous|${time}</li><li>First|Ama|${time}</li></ul></main>`,
  );
  expect(served(body).map(({ message }) => message)).toEqual(['Second', 'First']);
  expect(Object.keys(served(body)[0] ?? {})).toEqual(['_id', 'fullName', 'message', 'createdAt']);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
    'content-security-policy': expect.stringContaining("script-src 'self';"),
  });
});

it.each([
  ['markup', '"><img src=x onerror=alert(1)>'],
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['the start of a comment', '<!--<script>'],
  ['a place to fill', '{message}{items}{day}$&$1'],
  ['the text of the page', template.waiting],
  ['references', '&lt;b&gt; &amp; &#x27;'],
  ['marks and directions', `\u202etxt ${'e\u0301\u0302'.repeat(9)} 👩‍👩‍👧 Ọlọ́run`],
])('takes %s for words', async (_name, words) => {
  await tell(words, words);
  const { body } = await open();
  const reference = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
  const text = words.replace(/[&<>"']/g, (sign) => reference[sign as '&']);
  expect(body).toContain(`<main><ul><li>${text}|${text}|<time`);
  expect(body.match(/<script/g)).toHaveLength(2);
  expect(served(body)).toMatchObject([{ message: words, fullName: words }]);
});

it('puts the newest fifty in', async () => {
  for (let i = 0; i < 51; i += 1) await tell(`No. ${i}`);
  const { body } = await open();
  expect(body.match(/<li>/g)).toHaveLength(50);
  expect(body).toMatch(/^<main><ul><li>No\. 50\|/);
});

it('leaves out what is in quarantine', async () => {
  await server.post('/api/testimonies', { message: 'Buy this', homepage: 'https://x.example' });
  expect((await open()).body).toContain('<main><p>None.</p></main>');
});

it('compresses the page for whoever asks for it', async () => {
  await tell('First');
  const answer = await open({ 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<li>First|');
});

it('serves the page as it was assembled while the database does not answer', async () => {
  await tell('First');
  await server.database.destroy();
  expect((await open()).body).toBe(assembled);
});

it.each([
  ['has no template', () => rmSync(join(siteDir, 'sets/1/testimony-template.json'))],
  ['waits in other words', () => layOut('pages/forms/testimonies/index.html', '<p>Wait</p>')],
])('serves the page as it was assembled by a release that %s', async (_name, damage) => {
  damage();
  const { body, statusCode } = await open();
  expect(statusCode).toBe(200);
  expect(body).not.toContain('id="testimonies"');
});
