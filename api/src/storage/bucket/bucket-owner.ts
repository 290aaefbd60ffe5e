import { randomUUID } from 'node:crypto';
import type { Database } from '../database';
import type { Bucket } from './bucket';

/** The file stands beside the folders of media, so that a copy of them includes it. */
export const ownerFile = 'owner.txt';

/** The length of a UUID, in bytes. */
const idLength = 36;

/**
 * Returns whether this database owns the folder of a bucket. The owner removes unknown files after a day, so two
 * databases must never share a folder. A folder without an owner is claimed. A copy of a database counts as the same
 * database. Throws a BucketError.
 */
export async function ownsBucket(
  database: Database,
  bucket: Pick<Bucket, 'put' | 'read'>,
): Promise<boolean> {
  const id = await readOwnId(database);
  const found = await readOwner(bucket);
  if (found !== undefined) return found === id;
  await bucket.put(ownerFile, Buffer.from(id), 'text/plain');
  // Where two databases claim it at once, the later one owns it.
  return (await readOwner(bucket)) === id;
}

async function readOwner(bucket: Pick<Bucket, 'read'>): Promise<string | undefined> {
  const content = await bucket.read(ownerFile, { first: 0, last: idLength - 1 });
  return content && Buffer.concat((await content.toArray()) as Buffer[]).toString();
}

/** Returns the id of this database, which is made at its first use and is the same for all processes. */
async function readOwnId(database: Database): Promise<string> {
  await database
    .insertInto('media_owner')
    .values({ place: 1, id: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await database.selectFrom('media_owner').select('id').executeTakeFirstOrThrow();
  return id;
}
