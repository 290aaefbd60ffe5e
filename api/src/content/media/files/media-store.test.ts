import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { profileImage } from 'contract/profile';
import { startSampleBucket } from '../../../../testing/stand-ins/bucket-server';
import { Bucket } from '../../../storage/bucket/bucket';
import { BucketPictures } from '../../pictures/bucket-pictures';
import { DiskPictures } from '../../pictures/picture-store';
import type { PictureStore } from '../../pictures/picture-store';
import { BucketMedia } from './bucket-media';
import { DiskMedia } from './media-store';
import type { MediaStore } from './media-store';

interface Places {
  readonly media: MediaStore;
  readonly pictures: PictureStore;
  remove(): Promise<void>;
}

const makers: Readonly<Record<'the disk' | 'a bucket', () => Promise<Places>>> = {
  'the disk': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'church-places-'));
    return {
      media: new DiskMedia(join(folder, 'media')),
      pictures: new DiskPictures(join(folder, 'images')),
      remove: async () => rmSync(folder, { recursive: true }),
    };
  },
  'a bucket': async () => {
    const { address, remove } = await startSampleBucket();
    const bucket = new Bucket(address);
    return {
      media: new BucketMedia(bucket),
      pictures: new BucketPictures(bucket),
      remove: async () => {
        bucket.close();
        await remove();
      },
    };
  },
};

const id = '0198a5f0-0000-7000-8000-000000000001';
const bytesOf = async (content: Readable) =>
  Buffer.concat((await content.toArray()) as Buffer[]).toString();

describe.each(Object.entries(makers))('on %s', (_name, make) => {
  let places: Places;
  let sent: string;
  beforeEach(async () => {
    places = await make();
    sent = mkdtempSync(join(tmpdir(), 'church-sent-'));
  });
  afterEach(async () => {
    await places.remove();
    rmSync(sent, { recursive: true });
  });

  it('keeps all files of an id, gives parts of them, and removes all', async () => {
    const { media } = places;
    const path = join(sent, 'hour');
    writeFileSync(path, 'a whole hour');
    expect(await media.list()).toEqual([]);
    await media.put(id, [
      { name: 'hour.mp3', content: { path } },
      { name: '320.webp', content: Buffer.from('picture') },
    ]);
    expect(await media.list()).toEqual([id]);
    expect(await media.measure(id, 'hour.mp3')).toBe(12);
    expect(await media.measure(id, 'other.mp3')).toBeUndefined();
    expect(await bytesOf(await media.read(id, 'hour.mp3', { first: 2, last: 6 }))).toBe('whole');
    expect(await bytesOf(await media.read(id, '320.webp', { first: 0, last: 6 }))).toBe('picture');
    await media.remove(id);
    expect(await media.list()).toEqual([]);
    expect(await media.measure(id, 'hour.mp3')).toBeUndefined();
    await media.remove(id);
  });

  it('keeps what is put a second time', async () => {
    const { media } = places;
    for (const text of ['first', 'second'])
      await media.put(id, [{ name: 'a.pdf', content: Buffer.from(text) }]);
    expect(await media.measure(id, 'a.pdf')).toBe(6);
  });

  it('keeps the pictures of members', async () => {
    const { pictures } = places;
    const address = await pictures.add(Buffer.from('webp'));
    expect(address).toMatch(/\/images\/[0-9a-f-]{36}\.webp$/);
    expect(await pictures.read(address)).toEqual(Buffer.from('webp'));
    const large = Buffer.alloc(profileImage.maxBytes, 1);
    const announced = pictures.newAddress();
    expect(await pictures.add(large, announced)).toBe(announced);
    expect((await pictures.read(announced))?.equals(large)).toBe(true);
    await pictures.remove(address);
    expect(await pictures.read(address)).toBeUndefined();
    await pictures.remove(address);
  });
});
