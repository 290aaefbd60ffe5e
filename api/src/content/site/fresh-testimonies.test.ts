import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import type { PublicTestimony, TestimonyTemplate } from 'contract/testimony';
import { changeTestimonyVisibility } from 'contract/testimony-requests';
import { notFound } from '../../http/errors/http-error';
import { FreshTestimonies } from './fresh-testimonies';
import { LivePages } from './live-pages';
import { serveSite } from './site-routes';
import { logInStaff } from '../../../testing/people/staff';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

const template: TestimonyTemplate = {
  waiting: '<p>Loading...</p>',
  none: '<p>None.</p>',
  list: '{newest}<ul>{items}</ul>{earlier}',
  item: '<li>{message}|{fullName}|<time datetime="{createdAt}">{day}</time></li>',
  earlier: '<a href="?before={before}">Earlier</a>',
  newest: '<a href="/forms/testimonies">Newest</a>',
  locale: 'en-GB',
};
const assembled =
  '<main><p>Loading...</p></main><script type="application/json" id="registry">{}</script>';

let siteDir: string;
let server: TestApp;

const layOut = (file: string, content: string) =>
  writeFileSync(join(siteDir, 'sets/1', file), content);
const templateFile = () => join(siteDir, 'sets/1/testimony-template.json');
const open = (headers: Record<string, string> = {}, query = '') =>
  server.app.inject({ method: 'GET', url: `/forms/testimonies${query}`, headers });
const tell = (message: string, fullName = '') =>
  server.post('/api/testimonies', { message, fullName });
const served = (body: string) =>
  JSON.parse(
    /id="testimonies"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? 'null',
  ) as PublicTestimony[];

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

it('fills the page of each language by the template of that language', async () => {
  mkdirSync(join(siteDir, 'sets/1/de'));
  mkdirSync(join(siteDir, 'sets/1/pages/de/forms/testimonies'), { recursive: true });
  layOut('pages/de/forms/testimonies/index.html', assembled);
  const words = { none: '<p>Keine.</p>', anonymous: 'Anonym', locale: 'de-AT' };
  const german = { ...template, ...words };
  layOut('de/testimony-template.json', JSON.stringify(german));
  const openGerman = () => server.app.inject({ method: 'GET', url: '/de/forms/testimonies' });
  expect((await openGerman()).body).toContain('<main><p>Keine.</p></main>');
  await tell('First');
  expect((await openGerman()).body).toContain('<li>First|Anonym|');
  expect((await openGerman()).body).toContain('1. März 2026');
  expect((await open()).body).toContain('1 March 2026');
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

it('puts the newest fifty in, and a link to those before them, which leads back', async () => {
  for (let i = 0; i < 51; i += 1) await tell(`No. ${i}`);
  const { body } = await open();
  expect(body.match(/<li>/g)).toHaveLength(50);
  expect(body).toMatch(/^<main><ul><li>No\. 50\|/);
  expect(body).toContain('id="testimonies" data-has-earlier>');
  const earlier = /<a href="(\?before=[^"]+)">Earlier<\/a>/.exec(body)?.[1] ?? '';
  const page = (await open({}, earlier)).body;
  expect(page).toMatch(/<main><a href="\/forms\/testimonies">Newest<\/a><ul><li>No\. 0\|/);
  expect(served(page).map(({ message }) => message)).toEqual(['No. 0']);
  expect(page).toContain(`id="testimonies" data-before="${earlier.slice('?before='.length)}">`);
  expect(page).not.toContain('Earlier');
});

it.each(['?before=%22%3E%3Cscript%3E', '?before=a&before=b', '?before=%00', '?after=1'])(
  'takes no notice of the query %s',
  async (query) => {
    await tell('First');
    const { body, statusCode } = await open({}, query);
    expect(statusCode).toBe(200);
    expect(body).toContain('<main><ul><li>First|');
    expect(body).toContain('id="testimonies">');
  },
);

it('holds fewer where they take many times their length in a page', async () => {
  const signs = "<'".repeat(2_500);
  for (let i = 0; i < 20; i += 1) await tell(`${i} ${signs.slice(5)}`);
  const { body } = await open();
  expect(Buffer.byteLength(body)).toBeLessThan(520 * 1024);
  expect(body).toContain('Earlier');
  expect(served(body).length).toBeGreaterThan(5);
});

it('leaves out at once what staff have hidden', async () => {
  const { _id } = (await tell('First')).json<PublicTestimony>();
  expect((await open()).body).toContain('First');
  const call = await logInStaff(server);
  await call(changeTestimonyVisibility, { id: _id, body: { isHidden: true } });
  expect((await open()).body).toContain('<main><p>None.</p></main>');
});

it('fills the page once for readers of the same testimonies, and again when staff change one', async () => {
  const first = { _id: '1', fullName: 'Ama', message: 'First', createdAt: '2026-03-01T00:00:00Z' };
  let told: PublicTestimony[] = [first];
  // Text that is rendered into a page is serialized; text that is only compared is not.
  const count = jest.spyOn(JSON, 'stringify');
  const source = { loadPage: async () => ({ testimonies: [...told], hasEarlier: false }) };
  const pages = new LivePages(siteDir).add(new FreshTestimonies(source));
  const fill = async (before?: string) =>
    (await pages.fill('sets/1/pages/forms/testimonies/index.html', { before }))?.page;
  const writes = async (before?: string) => {
    count.mockClear();
    await fill(before);
    return count.mock.calls.length;
  };
  const once = await writes();
  expect(once).toBeGreaterThan(0);
  expect(await writes()).toBe(0);
  told = [{ ...first, message: 'First of all' }];
  expect(await fill()).toContain('First of all');
  expect(await writes()).toBe(0);
  for (const before of ['2', '3', '4', '5']) expect(await writes(before)).toBe(once);
  expect(await writes('2')).toBe(0);
  // The page that was requested longest ago was dropped.
  expect(await writes()).toBe(once);
  count.mockRestore();
});

it('sends the page whole, so that what its readers leave unread is counted', async () => {
  await tell('First');
  const app = fastify()
    .decorate('database', server.database)
    .decorate('now', () => new Date())
    .decorate('refuseUnknownAddress', notFound);
  const sent: unknown[] = [];
  app.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload));
  await serveSite(app, siteDir);
  await app.inject('/forms/testimonies');
  await app.inject('/forms/testimonies');
  await app.close();
  expect(sent).toEqual([expect.any(Buffer), expect.any(Buffer)]);
  // All readers share one response.
  expect(sent[1]).toBe(sent[0]);
});

it('serves the page as it was assembled while the database does not answer', async () => {
  await tell('First');
  await server.database.destroy();
  expect((await open()).body).toBe(assembled);
});

it('is filled in a release that has no place for earlier ones', async () => {
  const old = { ...template, list: '<ul>{items}</ul>', earlier: undefined, newest: undefined };
  layOut('testimony-template.json', JSON.stringify(old));
  for (let i = 0; i < 51; i += 1) await tell(`No. ${i}`);
  const { body } = await open();
  expect(body.match(/<li>/g)).toHaveLength(50);
  expect(body).toContain('</ul></main>');
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

it.each([
  ['cannot be read', () => mkdirSync(templateFile())],
  ['holds no JSON', () => writeFileSync(templateFile(), '{')],
])('reads a template again that %s just now, and logs it meanwhile', async (_name, damage) => {
  await tell('First');
  rmSync(templateFile());
  damage();
  expect((await open()).body).toBe(assembled);
  expect(server.logged).toHaveLength(1);
  rmSync(templateFile(), { recursive: true });
  layOut('testimony-template.json', JSON.stringify(template));
  expect((await open()).body).toContain('<li>First|');
});

it('logs a fault of ours in filling the page, which is then served as it was assembled', async () => {
  await tell('First');
  layOut('testimony-template.json', JSON.stringify({ ...template, item: 7 }));
  expect((await open()).body).toBe(assembled);
  expect(server.logged).toMatchObject([expect.stringContaining('TypeError')]);
});
