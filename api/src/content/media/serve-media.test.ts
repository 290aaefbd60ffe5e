import { unpublishEntry } from 'contract/content-requests';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaAddress } from 'contract/media-files';
import type { MediaAudio, MediaDocument, MediaPicture } from 'contract/media-files';
import { addEntry, publishEntry, sampleText, withValues } from '../../../testing/samples/content';
import { addMedia } from '../../../testing/samples/upload-media';
import { makeMember } from '../../../testing/people/members';
import { logInWith } from '../../../testing/people/roles';
import { sampleMp3, samplePdf, samplePicture } from '../../../testing/samples/sample-media';
import { staffCall } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

const siteDir = mkdtempSync(join(tmpdir(), 'church-site-'));
const snapshots = join(siteDir, 'snapshots');
const server = useApp({ config: { siteDir } });
let headers: Readonly<Record<string, string>>;
let call: StaffCall;
beforeEach(async () => {
  headers = await server.logIn();
  call = staffCall(server, headers);
});
afterEach(() => rmSync(snapshots, { recursive: true, force: true }));
afterAll(() => rmSync(siteDir, { recursive: true }));

const kind = 'ministers';
const naming = (id: string) => ({
  ...withValues(sampleText(kind), { about: { en: `It shows ${id}.` } }),
  shownInEnglish: ['de' as const],
});
const publish = (id: string) => publishEntry(call, kind, naming(id));
const get = (
  url: string,
  more: Readonly<Record<string, string>> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => server.app.inject({ method, url, headers: more });

const mp3 = sampleMp3(5);
const addSermon = async () => {
  const { id, file } = await addMedia<MediaAudio>(server, headers, mp3, 'A sermon.mp3');
  return { id, url: mediaAddress(id, file) };
};

it('sends a recording that is published, whole and for ever', async () => {
  const { id, url } = await addSermon();
  await publish(id);
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(mp3);
  expect(answer.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': String(mp3.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(answer.headers).not.toHaveProperty('vary');
  const again = await get(url, { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each([
  ['bytes=0-', 0, undefined],
  ['bytes=100-199', 100, 199],
  ['bytes=100-999999999', 100, undefined],
  ['bytes=-100', -100, undefined],
])('sends the part that is asked for: %s', async (range, first, last) => {
  const { id, url } = await addSermon();
  await publish(id);
  const part = mp3.subarray(first, last === undefined ? undefined : last + 1);
  const from = first < 0 ? mp3.length + first : first;
  const answer = await get(url, { range });
  expect(answer.statusCode).toBe(206);
  expect(answer.rawPayload).toEqual(part);
  expect(answer.headers).toMatchObject({
    'content-length': String(part.length),
    'content-range': `bytes ${from}-${last ?? mp3.length - 1}/${mp3.length}`,
  });
  const head = await get(url, { range }, 'HEAD');
  expect([head.statusCode, head.body]).toEqual([206, '']);
  expect(head.headers['content-length']).toBe(String(part.length));
});

it('sends all of it for what is no part, and says where it ends', async () => {
  const { id, url } = await addSermon();
  await publish(id);
  for (const range of ['bytes=1-2,5-6', 'bytes=9-3', 'bytes=-', 'lines=1-2', 'bytes=a-b'])
    expect([range, (await get(url, { range })).statusCode]).toEqual([range, 200]);
  for (const range of [`bytes=${mp3.length}-`, 'bytes=-0']) {
    const answer = await get(url, { range });
    expect([range, answer.statusCode]).toEqual([range, 416]);
    expect(answer.headers['content-range']).toBe(`bytes */${mp3.length}`);
  }
  const changed = await get(url, { range: 'bytes=0-1', 'if-range': '"another"' });
  expect(changed.statusCode).toBe(200);
});

it('sends pictures by their type, and documents to be kept', async () => {
  const picture = await addMedia<MediaPicture>(server, headers, await samplePicture(400, 300));
  const document = await addMedia<MediaDocument>(server, headers, samplePdf(), 'Form.pdf');
  await publish(picture.id);
  await publish(document.id);
  for (const [file, type] of [
    ['400.avif', 'image/avif'],
    ['320.webp', 'image/webp'],
  ] as const) {
    const answer = await get(mediaAddress(picture.id, file));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
  }
  const pdf = await get(mediaAddress(document.id, document.file));
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="form.pdf"',
  });
  expect((await get(mediaAddress(picture.id, '9999.avif'))).statusCode).toBe(404);
});

it('keeps what only a draft has for those who edit the site', async () => {
  const { id, url } = await addSermon();
  await addEntry(call, kind, naming(id));
  const member = await makeMember(server, 'ada@example.org');
  const treasurer = await logInWith(server, 'treasurer');
  const nowhere = await get(mediaAddress('0'.repeat(36), 'a.mp3'));
  for (const reader of [{}, member.headers, treasurer.headers]) {
    const answer = await get(url, reader);
    expect([answer.statusCode, answer.body]).toEqual([404, nowhere.body]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  const media = await logInWith(server, 'media');
  const answer = await get(url, { cookie: media.headers['cookie'] ?? '' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

it('keeps what was taken off the site for pages that are open, until none is kept', async () => {
  const { id, url } = await addSermon();
  const entry = await publish(id);
  expect((await get(url)).statusCode).toBe(200);
  mkdirSync(snapshots);
  const kept = join(snapshots, `${'a'.repeat(64)}.json`);
  writeFileSync(kept, JSON.stringify({ sermons: [{ audio: id }] }));
  const { revision } = entry;
  await call(unpublishEntry, { kind, id: entry.id, body: { revision } });
  expect((await get(url)).statusCode).toBe(200);
  rmSync(kept);
  expect((await get(url)).statusCode).toBe(404);
});

it('lets pages of others play a recording that is published, and show nothing else', async () => {
  const policiesOf = async (url: string) => {
    const { statusCode, headers: sent } = await get(url, headers);
    const names = ['cross-origin-resource-policy', 'access-control-allow-origin'];
    return [statusCode, ...names.map((name) => sent[name])];
  };
  const { id, url } = await addSermon();
  expect(await policiesOf(url)).toEqual([200, 'same-origin', undefined]);
  await publish(id);
  expect(await policiesOf(url)).toEqual([200, 'cross-origin', '*']);
  const picture = await addMedia<MediaPicture>(server, headers, await samplePicture(400, 300));
  await publish(picture.id);
  const shown = mediaAddress(picture.id, '320.webp');
  expect(await policiesOf(shown)).toEqual([200, 'same-origin', undefined]);
});

it.each([
  '..',
  '.mp3',
  'a.b.mp3',
  'A.mp3',
  'a.html',
  '%2e%2e%2fchurch.sqlite',
  `${'a'.repeat(65)}.mp3`,
])('finds nothing under a name that is not ours: %s', async (file) => {
  const { id } = await addSermon();
  await publish(id);
  expect((await get(`/media/${id}/${file}`)).statusCode).toBe(404);
});
