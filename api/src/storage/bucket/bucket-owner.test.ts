import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { startSampleBucket } from '../../../testing/stand-ins/bucket-server';
import type { SampleBucket } from '../../../testing/stand-ins/bucket-server';
import { UploadStore } from '../../content/media/files/media-store';
import { BucketMedia } from '../../content/media/files/bucket-media';
import { sweepFiles } from '../../content/media/sweep-files';
import { Bucket } from './bucket';
import { ownerFile, ownsBucket } from './bucket-owner';
import { BucketRefusal, checkBucketOwner } from './check-bucket';

const day = 86_400_000;
const id = '01a20ce5-787d-70dd-a901-115b0cab7d4d';

describe.each(databaseKinds)('on %s', (kind) => {
  let store: SampleBucket;
  let bucket: Bucket;
  let one: TestDatabase;
  let other: TestDatabase;
  beforeEach(async () => {
    store = await startSampleBucket();
    bucket = new Bucket(store.address, { idle: 30_000, pause: 1 });
    one = await makeDatabase(kind);
    other = await makeDatabase(kind);
  });
  afterEach(async () => {
    bucket.close();
    await one.remove();
    await other.remove();
    await store.remove();
  });

  it('gives a folder to the database that comes first, for good', async () => {
    expect(await ownsBucket(one.database, bucket)).toBe(true);
    expect(await ownsBucket(other.database, bucket)).toBe(false);
    expect(await ownsBucket(one.database, bucket)).toBe(true);
  });

  it('gives it to one of two that come at once, and to all processes of that', async () => {
    const ask = ({ database }: TestDatabase) => ownsBucket(database, bucket);
    // The sample server may break off a read of a file that is being written; a real store does not.
    await Promise.allSettled([ask(one), ask(other), ask(one)]);
    const [first, second, again] = [await ask(one), await ask(other), await ask(one)];
    expect([first, second].filter(Boolean)).toHaveLength(1);
    expect(again).toBe(first);
  });

  it('refuses to start on the folder of another, and says what to do', async () => {
    await checkBucketOwner(store.address, one.database);
    const refused = await checkBucketOwner(store.address, other.database).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(BucketRefusal);
    const { message } = refused as Error;
    expect(message).toContain('The folder church/site/');
    expect(message).toContain(`remove site/${ownerFile} from the bucket`);
    expect(message).not.toContain(store.address.secretAccessKey);
    await bucket.remove(ownerFile);
    await checkBucketOwner(store.address, other.database);
    expect(await ownsBucket(one.database, bucket)).toBe(false);
  });

  it('starts where the store is away, and asks before each sweep', async () => {
    await store.stop();
    const faulty = new Bucket(store.address, { idle: 30_000, pause: 1 });
    await checkBucketOwner(store.address, one.database, faulty);
    await store.start();
    expect(await ownsBucket(one.database, bucket)).toBe(true);
  });

  it('removes nothing by the sweep of a database that the folder is not of', async () => {
    await ownsBucket(one.database, bucket);
    const media = new BucketMedia(bucket);
    await media.put(id, [{ name: 'a.mp3', content: Buffer.from('sound') }]);
    const sweep = async ({ database, address }: TestDatabase) => {
      const uploads = new UploadStore(address.dataDir);
      for (const now of [new Date(), new Date(Date.now() + 2 * day)]) {
        const app = { database, bucket, now: () => now, mediaStore: media };
        await sweepFiles(app, uploads, () => false);
      }
    };
    await sweep(other);
    expect(await media.list()).toEqual([id]);
    // Neither database knows the file, so the one that owns the folder may remove it.
    await sweep(one);
    expect(await media.list()).toEqual([]);
  });
});
