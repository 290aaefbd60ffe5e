import { toAddress } from 'contract/request';
import { changeEntry } from 'contract/content-requests';
import { getPreview } from 'contract/preview-requests';
import type { StoredEntry } from 'contract/stored-entry';
import type { ContentSnapshot } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import type { MediaPicture } from 'contract/media-files';
import { changeMediaFile } from 'contract/media-requests';
import { toRichText } from 'contract/rich-text';
import { logOutAdmin } from 'contract/staff-login-requests';
import { inEachLanguage } from 'contract/sample-translations';
import {
  addEntry,
  loadSingles,
  publishEntry,
  sampleText,
  withValues,
} from '../../../testing/samples/content';
import { addMedia } from '../../../testing/samples/upload-media';
import { logInWith } from '../../../testing/people/roles';
import { samplePicture } from '../../../testing/samples/sample-media';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { StandInPreview } from '../../../testing/stand-ins/stand-in-preview';
import { makeApp, useApp } from '../../../testing/test-app';

const site = new StandInPreview();
const server = useApp({ config: site.config, now: () => new Date('2026-11-24T10:00:00Z') });
let call: StaffCall;
beforeEach(async () => {
  call = await logInStaff(server);
  await loadSingles(server.database);
});
afterEach(() => site.reset());
afterAll(() => site.remove());

const look = (kind: ContentKind, id: string, page = '/', language: 'en' | 'de' = 'en') =>
  call(getPreview, { kind, id, query: { page, language } });

/** The snapshot that the publisher got. */
const readSnapshot = ({ body }: { readonly body: string }) =>
  JSON.parse(body.slice(body.indexOf('{"'))) as ContentSnapshot;

it('shows the draft over what is published, in the page and language that were asked for', async () => {
  const shown = await publishEntry(call, 'testimonies', sampleText('testimonies', 'published'));
  const draft = sampleText('testimonies', 'drafted');
  const { revision } = shown;
  await call(changeEntry.testimonies, { id: shown.id, body: { revision, draft } });
  const answer = await look('testimonies', shown.id, '/', 'de');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<p>preview de /</p>');
  expect(readSnapshot(answer).testimonies).toEqual([{ id: shown.id, ...draft }]);
});

it('shows what is published where there is no draft, and an entry that visitors do not see', async () => {
  const shown = await publishEntry(call, 'news', sampleText('news', 'published'));
  const hidden = await addEntry(call, 'news', sampleText('news', 'hidden'));
  expect(readSnapshot(await look('news', shown.id)).news.map(({ id }) => id)).toEqual([shown.id]);
  const ids = readSnapshot(await look('news', hidden.id)).news.map(({ id }) => id);
  expect(ids.sort()).toEqual([hidden.id, shown.id].sort());
});

it('leaves out what would leave the site at once', async () => {
  const over = withValues(sampleText('programs'), { end: '2026-03-02T10:00' });
  const { id } = await addEntry(call, 'programs', over);
  expect(readSnapshot(await look('programs', id)).programs).toEqual([]);
});

it('names the next service of the draft, as the home page does', async () => {
  const text = withValues(sampleText('services'), { weekday: 'sunday', clock: '17:45', weeks: '' });
  const { id } = await addEntry(call, 'services', text);
  expect((await look('services', id)).body).toContain('Next: Sunday 29 November, 17:45');
});

it('answers HTML in a sandbox that no cache, robot or frame of others takes', async () => {
  const { id } = await addEntry(call, 'news', sampleText('news'));
  const { headers } = await look('news', id);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
  });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'sandbox allow-same-origin',
    ]),
  );
  expect(policy.join()).not.toContain('script');
  expect(headers['cross-origin-opener-policy']).toBeUndefined();
});

it('answers the console JSON', async () => {
  const { headers } = await logInWith(server, 'media');
  const { id } = await addEntry(call, 'news', sampleText('news'));
  const answer = await server.app.inject({
    url: toAddress(getPreview, { kind: 'news', id, query: { page: '/', language: 'en' } }),
    headers: { ...headers, accept: 'application/json' },
  });
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.json<{ html: string }>().html).toContain('<p>preview en /</p>');
});

it('shows a draft with the words that it has, and says what else it lacks', async () => {
  const { id } = await addEntry(call, 'messages', {
    values: { title: { de: 'Gnade' }, url: 'https://video.example/1', date: '2026-01-04' },
    shownInEnglish: [],
  });
  const [message] = readSnapshot(await look('messages', id)).messages;
  expect(message?.values).toMatchObject({
    title: { en: 'Gnade', de: 'Gnade' },
    passage: { en: '…' },
  });
  const bare = await addEntry(call, 'messages', { values: {}, shownInEnglish: [] });
  const refused = await look('messages', bare.id);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    code: 'preview-incomplete',
    missing: [{ field: 'url' }, { field: 'date' }],
    wrong: [],
  });
});

it('shows the pictures of a draft that have their words, and no others', async () => {
  const { headers } = await logInWith(server, 'media');
  const add = async () => addMedia<MediaPicture>(server, headers, await samplePicture());
  const [ready, wordless] = [await add(), await add()];
  const alt = inEachLanguage({ en: 'The choir sings', de: 'Der Chor singt' });
  const about = { revision: 1, alt, focalPoint: { x: 0.5, y: 0.5 } };
  await call(changeMediaFile, { id: ready.id, body: about });
  const pictures = [ready, wordless].map(({ id }) => ({ type: 'picture', attrs: { media: id } }));
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'Grace' }] };
  const body = JSON.stringify({ type: 'doc', content: [words, ...pictures] });
  const post = withValues(sampleText('posts'), { body: { en: body, de: body }, slug: 'choir' });
  const { id } = await addEntry(call, 'posts', post);
  const { media } = readSnapshot(await look('posts', id, '/more/blog/choir'));
  expect(media).toEqual({ [ready.id]: expect.objectContaining({ alt }) });
});

it('says what does not fit: a time that is none, an address that another page has', async () => {
  const wrong = withValues(sampleText('services'), { clock: '25:00' });
  const { id } = await addEntry(call, 'services', wrong);
  expect((await look('services', id)).json()).toMatchObject({ wrong: [{ code: 'clock' }] });
  const body = { en: toRichText('Word'), de: toRichText('Wort') };
  const post = withValues(sampleText('posts'), { slug: 'same', body });
  await publishEntry(call, 'posts', post);
  const other = await addEntry(call, 'posts', post);
  expect((await look('posts', other.id, '/more/blog')).json()).toMatchObject({
    wrong: [{ field: 'slug', code: 'taken' }],
  });
});

it.each([
  ['another kind’s page', '/privacy', 404],
  ['no page', '/more/blog/nowhere', 404],
  ['what is no path', 'https://evil.example', 400],
  ['a path that leaves', '/../etc', 400],
])('makes no preview of %s', async (_what, page, status) => {
  const { id } = await addEntry(call, 'news', sampleText('news'));
  expect((await look('news', id, page)).statusCode).toBe(status);
});

it('knows no other languages, questions or entries', async () => {
  const { id } = await addEntry(call, 'news', sampleText('news'));
  const url = getPreview.path.replace(':kind/:id', `news/${id}`);
  for (const query of ['', '?page=/', '?page=/&language=xx', '?page=/&language=en&more=1']) {
    expect((await call('GET', url + query)).statusCode).toBe(400);
  }
  expect((await look('news', 'nobody')).json()).toMatchObject({ code: 'no-entry' });
});

it('keeps a page to itself whose reader has logged out while it was made', async () => {
  const { id } = await addEntry(call, 'news', sampleText('news', 'drafted'));
  const { headers, call: media } = await logInWith(server, 'media');
  site.write(`const { existsSync, writeFileSync } = require('fs');
    writeFileSync(process.argv[2] + '/pid', String(process.pid));
    const end = () => existsSync(process.argv[2] + '/go') ? console.log('drafted') : setTimeout(end, 10);
    end();`);
  const url = toAddress(getPreview, { kind: 'news', id, query: { page: '/', language: 'en' } });
  const answer = server.app.inject({ url, headers });
  await site.untilStarted();
  await media(logOutAdmin, { body: {} });
  site.put('go');
  expect((await answer).statusCode).toBe(401);
  expect((await answer).body).not.toContain('drafted');
});

it('says that a page could not be made, and logs that without a word of it', async () => {
  const { id } = await addEntry(call, 'news', sampleText('news', 'drafted'));
  site.write(`console.error('It has no page for drafted.'); process.exit(1);`);
  const answer = await look('news', id);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    409,
    'preview-failed',
  ]);
  expect(server.logged.join()).toContain('PublisherError');
  expect(server.logged.join()).not.toContain('drafted');
});

it('ends the program when its reader goes, and when the server stops', async () => {
  const { id } = await addEntry(call, 'news', sampleText('news'));
  const { headers } = await logInWith(server, 'media');
  site.linger();
  const address = await server.app.listen({ port: 0 });
  const url =
    address + toAddress(getPreview, { kind: 'news', id, query: { page: '/', language: 'en' } });
  const left = new AbortController();
  const first = fetch(url, { headers, signal: left.signal });
  const pid = await site.untilStarted();
  left.abort();
  await expect(first).rejects.toThrow();
  await site.untilEnded(pid);
  const second = fetch(url, { headers });
  const other = await site.untilStarted(pid);
  await server.app.close();
  await second.catch(() => undefined);
  await site.untilEnded(other);
});

it('says that a server without a site makes none', async () => {
  const bare = await makeApp();
  const staff = await logInStaff(bare);
  const { id } = await addEntry(staff, 'news', sampleText('news'));
  const answer = await staff(getPreview, {
    kind: 'news',
    id,
    query: { page: '/', language: 'en' },
  });
  expect(answer.json()).toMatchObject({ code: 'preview-absent' });
  await bare.remove();
});

it('changes nothing: neither the entry, nor what is published, nor the audit log', async () => {
  const { id } = await addEntry(call, 'news', sampleText('news'));
  const count = () =>
    server.database
      .selectFrom('audit_log')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const before = await count();
  await look('news', id);
  expect(await count()).toEqual(before);
  const { entries } = (await call('GET', '/api/admin/content/news')).json<{
    entries: readonly StoredEntry[];
  }>();
  expect(entries).toMatchObject([{ id, revision: 1 }]);
});
