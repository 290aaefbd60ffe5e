import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mediaAddress } from 'contract/media-files';
import type { MediaAudio } from 'contract/media-files';
import { deleteMediaFile, listMedia } from 'contract/media-requests';
import type { Upload } from 'contract/media-requests';
import {
  addMedia,
  beginUpload,
  finishUpload,
  sendPiece,
} from '../../../../testing/samples/upload-media';
import { startSampleBucket } from '../../../../testing/stand-ins/bucket-server';
import type { SampleBucket } from '../../../../testing/stand-ins/bucket-server';
import { sampleMp3, samplePdf } from '../../../../testing/samples/sample-media';
import { staffCall } from '../../../../testing/people/staff';
import { makeApp } from '../../../../testing/test-app';
import type { TestApp } from '../../../../testing/test-app';
import { buildApp } from '../../../app';
import { Bucket } from '../../../storage/bucket/bucket';

let store: SampleBucket;
let bucket: Bucket;
let server: TestApp;
let headers: Readonly<Record<string, string>>;
beforeEach(async () => {
  store = await startSampleBucket();
  bucket = new Bucket(store.address);
  server = await makeApp({ config: { media: store.address } });
  headers = await server.logIn();
});
afterEach(async () => {
  await server.remove();
  bucket.close();
  await store.remove();
});

const mp3 = sampleMp3(5);
const folder = 'media/files/';
const listed = (name: string) => {
  const path = join(server.address.dataDir, 'media', name);
  return existsSync(path) ? readdirSync(path) : [];
};

it('has the files of the site in the bucket, for every machine, until they are removed', async () => {
  const { id, file } = await addMedia<MediaAudio>(server, headers, mp3, 'A sermon.mp3');
  expect([listed('files'), listed('unfinished')]).toEqual([[], []]);
  expect(await bucket.list(`${folder}${id}/`)).toEqual([file]);
  const other = await buildApp({
    database: server.database,
    config: { dataDir: join(server.address.dataDir, 'another'), media: store.address },
  });
  const url = mediaAddress(id, file);
  expect((await other.inject({ url })).statusCode).toBe(404);
  const whole = await other.inject({ url, headers });
  expect([whole.statusCode, whole.rawPayload.equals(mp3)]).toEqual([200, true]);
  const part = await other.inject({ url, headers: { ...headers, range: 'bytes=100-199' } });
  expect([part.statusCode, part.rawPayload.equals(mp3.subarray(100, 200))]).toEqual([206, true]);
  await other.close();
  const removed = await staffCall(server, headers)(deleteMediaFile, {
    id,
    body: { revision: 1 },
  });
  expect(removed.statusCode).toBe(204);
  expect(await bucket.list(folder)).toEqual([]);
});

it('keeps what was sent while the store is away, and says in words to try again', async () => {
  const pdf = samplePdf();
  const { id } = (await beginUpload(server, headers, pdf.length)).json<Upload>();
  await sendPiece(server, headers, id, { offset: 0, piece: pdf });
  const there = await addMedia<MediaAudio>(server, headers, mp3, 'A sermon.mp3');
  await store.stop();
  const away = await finishUpload(server, headers, id);
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '60']);
  expect(away.json()).toMatchObject({ code: 'file-not-prepared' });
  const heard = await server.app.inject({ url: mediaAddress(there.id, there.file), headers });
  expect([heard.statusCode, heard.headers['retry-after']]).toEqual([503, '30']);
  expect(heard.headers['cache-control']).toBe('no-store');
  expect(listed('unfinished')).toEqual([id]);
  expect(server.logged.join('')).not.toMatch(/S3RVER|sermon/);
  expect(server.logged.filter((line) => line.includes('ECONNREFUSED'))).toHaveLength(2);
  await store.start();
  expect((await finishUpload(server, headers, id)).statusCode).toBe(201);
  const list = await server.app.inject({ url: listMedia.path, headers });
  expect(list.json()).toMatchObject({ files: [{ id }, { id: there.id }], uploads: [] });
});
