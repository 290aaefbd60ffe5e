import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMedia, uploadLifetime } from 'contract/media-requests';
import type { MediaFile } from 'contract/media-files';
import type { Upload } from 'contract/media-requests';
import {
  addMedia,
  beginUpload,
  finishUpload,
  sendPiece,
} from '../../../testing/samples/upload-media';
import { samplePdf } from '../../../testing/samples/sample-media';
import { mountSmallDisk } from '../../../testing/stand-ins/small-disk';
import { useApp } from '../../../testing/test-app';
import { MediaRepository } from './media-repository';
import { DiskMedia, UploadStore } from './files/media-store';
import { MediaUploads } from './media-uploads';
import { UploadRepository } from './upload-repository';

const server = useApp({ now: () => now });
let now: Date;
let headers: Readonly<Record<string, string>>;
let media: string;
let uploads: MediaUploads;
const pdf = samplePdf();

beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  headers = await server.logIn();
  media = join(server.address.dataDir, 'media');
  uploads = startSweeping();
});

/** Creates the uploads of another process, as after a restart. */
const startSweeping = () =>
  new MediaUploads(server.app, { make: () => Promise.reject(new Error()) });

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const left = async () => ({
  files: namesIn(join(media, 'files')),
  unfinished: namesIn(join(media, 'unfinished')),
  rows: await server.database.selectFrom('media_uploads').select('id').execute(),
});
const nothing = { files: [], unfinished: [], rows: [] };

const send = async () => {
  const { id } = (await beginUpload(server, headers, pdf.length)).json<Upload>();
  await sendPiece(server, headers, id, { offset: 0, piece: pdf });
  return id;
};

/** States that a killed process can leave behind. */
const deaths: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['before the first byte', () => beginUpload(server, headers, 1000)],
  ['between two pieces', send],
  [
    'while its files are written',
    async () => {
      const half = join(media, 'files', `.${await send()}.half`);
      mkdirSync(half, { recursive: true });
      writeFileSync(join(half, '320.avif'), 'half');
    },
  ],
  [
    'before its row is stored',
    async () => {
      const id = await send();
      const parts = [{ name: 'a.pdf', content: pdf }];
      await new DiskMedia(join(media, 'files')).put(id, parts);
    },
  ],
];

describe.each(deaths)('a file whose process ended %s', (_when, die) => {
  it('stays for a day, and then nothing of it', async () => {
    await die();
    const before = await left();
    expect(before.rows).toHaveLength(1);
    now = new Date(now.getTime() + uploadLifetime - 1);
    await uploads.sweep();
    expect(await left()).toEqual(before);
    now = new Date(now.getTime() + 1);
    await uploads.sweep();
    expect(await left()).toEqual(nothing);
  });
});

it.each(deaths.slice(1))('can be finished after its process ended %s', async (_when, die) => {
  await die();
  const list = await server.app.inject({ url: listMedia.path, headers });
  const { uploads: unfinished } = list.json<{ uploads: Upload[] }>();
  const answer = await finishUpload(server, headers, unfinished[0]?.id ?? '');
  expect(answer.statusCode).toBe(201);
  expect(await left()).toEqual({ ...nothing, files: [answer.json<MediaFile>().id] });
});

it('is made once by two processes that finish it at once, and stays', async () => {
  const id = await send();
  const other = new DiskMedia(join(media, 'files'));
  const part = { name: 'a.pdf', content: pdf };
  await Promise.all(
    [other.put(id, [part]), other.put(id, [part])].map((put) => put.catch(() => 0)),
  );
  const answer = await finishUpload(server, headers, id);
  expect(answer.statusCode).toBe(201);
  // Another process that comes too late finds nothing and removes nothing.
  const late = new UploadRepository(server.database, () => now);
  expect(await late.remove(id)).toBe(false);
  expect(await left()).toEqual({ ...nothing, files: [id] });
});

it('is whole, though its process ended before what was sent of it was removed', async () => {
  const { id } = await addMedia(server, headers, pdf);
  writeFileSync(join(media, 'unfinished', id), pdf);
  await uploads.sweep();
  expect(await left()).toEqual({ ...nothing, files: [id] });
});

it('is gone after a day, though its process ended before its files were removed', async () => {
  const { id } = await addMedia(server, headers, pdf);
  const rows = new MediaRepository(server.database, () => now);
  await rows.remove(id);
  await uploads.sweep();
  now = new Date(now.getTime() + uploadLifetime - 1);
  await uploads.sweep();
  expect(await left()).toEqual({ ...nothing, files: [id] });
  now = new Date(now.getTime() + 1);
  await uploads.sweep();
  expect(await left()).toEqual(nothing);
  // The next sweep no longer remembers the id as unknown.
  await uploads.sweep();
  expect(await server.database.selectFrom('media_unknown').selectAll().execute()).toEqual([]);
});

it('stays beside what others copy into its folder, which stays as well', async () => {
  const { id } = await addMedia(server, headers, pdf);
  mkdirSync(join(media, 'files/..DS_Store.AbC123'));
  await uploads.sweep();
  now = new Date(now.getTime() + 25 * 3_600_000);
  await uploads.sweep();
  expect((await left()).files.sort()).toEqual(['..DS_Store.AbC123', id]);
});

describe('on a disk that is full', () => {
  const disk = mountSmallDisk(1);
  const onDisk = disk === undefined ? it.skip : it;
  afterAll(() => disk?.remove());

  onDisk('nothing half is written', async () => {
    const path = disk?.path ?? '';
    const store = new UploadStore(path);
    await store.write('a', 0, pdf);
    disk?.fill();
    const piece = Buffer.alloc(100_000, 1);
    await expect(store.write('a', pdf.length, piece)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await store.measure('a')).toBe(pdf.length);
    const files = new DiskMedia(join(path, 'files'));
    await expect(files.put('a', [{ name: '1.webp', content: piece }])).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    expect(await files.list()).toEqual([]);
    disk?.free();
    await store.write('a', pdf.length, piece);
    expect(await store.measure('a')).toBe(pdf.length + piece.length);
  });
});

it('replaces what was half there of the same file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'church-media-'));
  const store = new DiskMedia(folder);
  await store.put('a', [{ name: 'old.pdf', content: pdf }]);
  await store.put('a', [{ name: 'new.pdf', content: pdf }]);
  expect(readdirSync(join(folder, 'a'))).toEqual(['new.pdf']);
  expect(readdirSync(folder)).toEqual(['a']);
  rmSync(folder, { recursive: true });
});
