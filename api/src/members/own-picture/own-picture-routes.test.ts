import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { profileImage } from 'contract/profile';
import type { StoredProfile } from 'contract/profile';
import type { ErrorBody } from 'contract/wire';
import { getOwnPicture } from 'contract/own-account-requests';
import { toAddress } from 'contract/request';
import { getOwnProfile } from 'contract/profile-requests';
import { databaseKinds } from '../../../testing/databases/databases';
import { makeMember } from '../../../testing/people/members';
import type { LoggedInMember } from '../../../testing/people/members';
import { resizeHeader } from '../../../testing/samples/png-chunks';
import { sampleHeic } from '../../../testing/samples/sample-media';
import { useApp } from '../../../testing/test-app';
import { DiskPictures } from '../../content/pictures/picture-store';
import { ProfileRepository } from '../profiles/profile-repository';
import { OwnPicture } from './own-picture';
import { OwnPictureRepository, unusedPictureLifetime } from './own-picture-repository';

const draw = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } }).png();
let teal: Buffer;
let ruby: Buffer;
beforeAll(async () => {
  teal = await draw('teal').toBuffer();
  ruby = await draw('crimson').toBuffer();
});

const brokenDisk = Object.assign(new Error('EIO: i/o error, unlink'), { code: 'EIO' });
const png = { 'content-type': 'image/png' };

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let ada: LoggedInMember;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00Z');
    ada = await makeMember(server, 'ada@example.org');
  });
  afterEach(() => {
    expect(server.logged).toEqual([]);
  });

  const images = () => join(server.address.dataDir, 'images');
  const kept = () => (existsSync(images()) ? readdirSync(images()) : []);
  const looseRows = () => server.database.selectFrom('loose_pictures').selectAll().execute();
  type Method = 'GET' | 'PUT' | 'DELETE';
  const call = (
    method: Method,
    payload?: Buffer,
    headers: object = png,
    { id, headers: own }: LoggedInMember = ada,
  ) =>
    server.app.inject({
      method,
      url: toAddress(getOwnPicture, { id }),
      headers: { ...(payload && headers), ...own },
      ...(payload && { payload }),
    });
  const see = () => call('GET');
  const replace = (bytes: Buffer) => call('PUT', bytes);
  const colourOf = async (webp: Buffer) => {
    const { dominant } = await sharp(webp).stats();
    return dominant.r > dominant.b ? 'ruby' : 'teal';
  };

  it('is nothing until its owner sends one, and then a WebP of ours that no cache keeps', async () => {
    expect((await see()).statusCode).toBe(204);
    expect((await replace(teal)).statusCode).toBe(204);
    const seen = await see();
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await colourOf(seen.rawPayload)).toBe('teal');
  });

  it('may be one of an iPhone', async () => {
    expect((await call('PUT', sampleHeic(), { 'content-type': 'image/heic' })).statusCode).toBe(
      204,
    );
    expect((await see()).headers['content-type']).toBe('image/webp');
  });

  it('is what staff see, by the address in the record', async () => {
    await replace(teal);
    const [record] = (await server.readList('/api/profiles')) as unknown as StoredProfile[];
    const headers = await server.logIn();
    const answer = await server.app.inject({ url: record?.image ?? '', headers });
    expect(answer.rawPayload).toEqual((await see()).rawPayload);
    expect(record?.__v).toBe(1);
  });

  it('leaves no file of the one before, when it is replaced or removed', async () => {
    await replace(teal);
    const [first] = kept();
    await replace(ruby);
    expect(await colourOf((await see()).rawPayload)).toBe('ruby');
    expect(kept()).toHaveLength(1);
    expect(kept()).not.toContain(first);
    expect((await call('DELETE')).statusCode).toBe(204);
    expect(kept()).toEqual([]);
    expect(await looseRows()).toEqual([]);
    expect((await see()).statusCode).toBe(204);
    const profile = await server.app.inject({
      url: toAddress(getOwnProfile, { id: ada.id }),
      headers: ada.headers,
    });
    expect(profile.json()).not.toHaveProperty('image');
  });

  it('may be removed twice: the second time nothing changes', async () => {
    await replace(teal);
    await call('DELETE');
    expect((await call('DELETE')).statusCode).toBe(204);
    expect(await server.readList('/api/profiles')).toMatchObject([{ __v: 2 }]);
  });

  it('is one of those that came at once, and keeps one file', async () => {
    const answers = await Promise.all([replace(teal), replace(ruby), replace(teal), replace(ruby)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect(kept()).toHaveLength(1);
    expect(await looseRows()).toEqual([]);
    expect((await see()).statusCode).toBe(200);
  });

  it('is in step with its file again after a process ended halfway', async () => {
    const profiles = new ProfileRepository(
      server.database,
      () => now,
      () => 'unused',
    );
    const repository = new OwnPictureRepository(server.database, () => now, profiles);
    const pictures = new DiskPictures(images());
    const ownPicture = new OwnPicture(pictures, repository, server.app.log);
    await replace(teal);
    // Simulates a crash before the profile names its new picture.
    const unnamed = pictures.newAddress();
    await repository.announce(unnamed);
    await pictures.add(new Uint8Array(ruby), unnamed);
    // Simulates a crash before the previous picture's file is removed.
    const named = pictures.newAddress();
    await repository.announce(named);
    await pictures.add(new Uint8Array(ruby), named);
    await repository.put(ada.id, named);
    expect(kept()).toHaveLength(3);
    now = new Date(now.getTime() + unusedPictureLifetime - 1);
    await ownPicture.sweep();
    expect(kept()).toHaveLength(3);
    now = new Date(now.getTime() + 1);
    await ownPicture.sweep();
    expect(kept()).toEqual([named.slice(named.lastIndexOf('/') + 1)]);
    expect(await looseRows()).toEqual([]);
    expect((await see()).rawPayload).toEqual(ruby);
  });

  it('holds though the file before cannot be removed, which is logged once and swept later', async () => {
    await replace(teal);
    const remove = jest.spyOn(DiskPictures.prototype, 'remove').mockRejectedValueOnce(brokenDisk);
    expect((await replace(ruby)).statusCode).toBe(204);
    remove.mockRestore();
    expect(await colourOf((await see()).rawPayload)).toBe('ruby');
    expect(kept()).toHaveLength(2);
    expect(await looseRows()).toHaveLength(1);
    const lines = server.logged.splice(0);
    expect(lines).toEqual([expect.stringContaining('EIO')]);
    expect(lines.join()).not.toContain(ada.id);
  });

  it('of another member is neither seen, replaced nor removed, and is not known to exist', async () => {
    await replace(teal);
    const other = await makeMember(server, 'other@example.org');
    const foreign = { id: ada.id, token: other.token, headers: other.headers };
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const payload = method === 'PUT' ? ruby : undefined;
      const answer = await call(method, payload, png, foreign);
      const nobodys = await call(method, payload, png, {
        ...foreign,
        id: '00000000-0000-7000-8000-000000000000',
      });
      expect([method, answer.statusCode]).toEqual([method, 404]);
      expect(answer.body).toBe(nobodys.body);
    }
    expect(await colourOf((await see()).rawPayload)).toBe('teal');
  });

  it('asks for the owner’s token: a staff cookie changes nothing here', async () => {
    const asStaff = { ...ada, headers: (await server.logIn()) as never };
    expect((await call('PUT', ruby, png, asStaff)).statusCode).toBe(401);
    expect(kept()).toEqual([]);
  });

  const fifo = (size: number) => Buffer.alloc(size, 'GIF89a');
  it.each<[string, () => Buffer, object, number, RegExp]>([
    ['another format', () => fifo(100), png, 415, /JPEG, PNG, WebP or HEIC/],
    [
      'a type that is none',
      () => teal,
      { 'content-type': 'image/gif' },
      415,
      /JPEG, PNG, WebP or HEIC/,
    ],
    ['JSON', () => Buffer.from('{}'), { 'content-type': 'application/json' }, 415, /JPEG/],
    ['nothing', () => Buffer.alloc(0), png, 415, /JPEG/],
    ['what is packed', () => teal, { ...png, 'content-encoding': 'gzip' }, 415, /JPEG/],
    ['a damaged one', () => teal.subarray(0, 60), png, 400, /cannot be read/],
    ['a bomb', () => resizeHeader(teal, 50_000, 50_000), png, 413, /too many pixels/],
    ['too many bytes', () => Buffer.alloc(profileImage.maxBytes + 1), png, 413, /at most 5 MB/],
  ])('is not %s, and the one before stays', async (_what, bytes, headers, status, words) => {
    await replace(teal);
    const answer = await call('PUT', bytes(), headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<ErrorBody>().message).toMatch(words);
    expect(kept()).toHaveLength(1);
    expect(await looseRows()).toEqual([]);
  });
});
