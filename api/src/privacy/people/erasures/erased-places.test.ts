import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { erasePersonalData, exportPersonalData, previewErasure } from 'contract/people-requests';
import type { ErasurePlan } from 'contract/people-requests';
import type { RecordKind } from 'contract/review';
import { submissions } from 'contract/submissions';
import { idempotencyKeyHeader } from 'contract/wire';
import {
  sentinel,
  sentinelBody,
  sentinelEmail,
  countInFiles,
  countInTables,
} from '../../../../testing/people/sentinel-person';
import { databaseKinds } from '../../../../testing/databases/databases';
import { makeMember, register } from '../../../../testing/people/members';
import { startSampleBucket } from '../../../../testing/stand-ins/bucket-server';
import type { SampleBucket } from '../../../../testing/stand-ins/bucket-server';
import { logInStaff } from '../../../../testing/people/staff';
import type { StaffCall } from '../../../../testing/people/staff';
import { makeApp } from '../../../../testing/test-app';
import type { TestApp } from '../../../../testing/test-app';
import { vacuumErased } from '../../../../testing/databases/vacuum-erased';
import { Bucket } from '../../../storage/bucket/bucket';
import { BucketPictures } from '../../../content/pictures/bucket-pictures';
import { DiskPictures, toPictureName } from '../../../content/pictures/picture-store';
import type { PictureStore } from '../../../content/pictures/picture-store';
import { Erasures } from './erasures';

const now = () => new Date();

describe.each(
  databaseKinds.flatMap(
    (kind) =>
      [
        [kind, 'disk'],
        [kind, 'bucket'],
      ] as const,
  ),
)('on %s, with pictures in a %s', (databaseKind, place) => {
  let store: SampleBucket;
  let bucket: Bucket;
  let dataDir: string;
  let server: TestApp;
  let call: StaffCall;
  let pictures: PictureStore;
  beforeEach(async () => {
    store = await startSampleBucket();
    bucket = new Bucket(store.address);
    const media = place === 'bucket' ? { media: store.address } : {};
    server = await makeApp({ databaseKind, config: media });
    dataDir = server.address.dataDir;
    call = await logInStaff(server);
    pictures =
      place === 'bucket' ? new BucketPictures(bucket) : new DiskPictures(join(dataDir, 'images'));
  });
  afterEach(async () => {
    await server.remove();
    bucket.close();
    await store.remove();
  });

  const erasures = () => new Erasures({ database: server.database, dataDir, now });

  async function erase(records: readonly { kind: RecordKind; _id: string }[]) {
    const wish = { email: sentinelEmail, records };
    const { plan } = (await call(previewErasure, { body: wish })).json<ErasurePlan>();
    expect((await call(erasePersonalData, { body: { ...wish, plan } })).statusCode).toBe(200);
    await vacuumErased(erasures());
  }

  async function makePictured(email: string): Promise<string> {
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const image = new File([new Uint8Array(png)], 'a.png', { type: 'image/png' });
    expect((await register(server, { email, image })).statusCode).toBe(201);
    return (await makeMember(server, email)).id;
  }

  it('leaves no picture of the person, and those of others', async () => {
    await makePictured('somebody.else@example.org');
    const others = await pictures.list();
    expect(others).toHaveLength(1);
    const _id = await makePictured(sentinelEmail);
    const [address = ''] = (await pictures.list()).filter((one) => !others.includes(one));
    const webp = (await pictures.read(address)) ?? Buffer.alloc(0);
    await erase([{ kind: 'profiles', _id }]);
    expect(await pictures.list()).toEqual(others);
    expect(await server.database.selectFrom('loose_pictures').selectAll().execute()).toEqual([]);
    // This simulates a restored copy of the folder. The server may read the file at any moment, so it is whole at once.
    if (place === 'bucket') await pictures.add(webp, address);
    else writeFileSync(join(dataDir, 'images', toPictureName(address)), webp);
    await erasures().removeRestoredPictures(pictures);
    expect(await pictures.list()).toEqual(others);
  });

  it('answers a form that is sent again as a new one, and leaves no file of an export', async () => {
    const headers = { [idempotencyKeyHeader]: `${sentinel}-key` };
    const post = () => server.post(submissions.enquiry.endpoint, sentinelBody('enquiry'), headers);
    const first = (await post()).json<{ _id: string }>();
    expect((await post()).json()).toMatchObject({ _id: first._id });
    const records = [{ kind: 'enquiry' as const, _id: first._id }];
    const wish = { email: sentinelEmail, records, language: 'en' };
    const file = await call(exportPersonalData, { body: wish });
    expect(file.rawPayload.length).toBeGreaterThan(1000);
    await erase(records);
    expect([await countInTables(server.database), countInFiles(dataDir)]).toEqual([0, 0]);
    const again = await post();
    expect(again.statusCode).toBe(201);
    expect(again.json<{ _id: string }>()._id).not.toBe(first._id);
  });
});
