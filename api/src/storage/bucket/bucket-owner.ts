import { randomUUID } from 'node:crypto';
import type { Database } from '../database';
import type { Bucket } from './bucket';

/** Beside the folders of files, so that a copy of all of them takes it along. */
export const ownerFile = 'owner.txt';

/** In bytes: a UUID. */
const idLength = 36;

/**
 * Whether the folder of a bucket belongs to a database. Files there that the owner does not know are removed after a
 * day, so two databases must never share a folder. A folder without an owner is taken. A copy of a database counts as
 * the same one. Throws a BucketError.
 */
export async function ownsBucket(
  database: Database,
  bucket: Pick<Bucket, 'put' | 'read'>,
): Promise<boolean> {
  const id = await readOwnId(database);
  const found = await readOwner(bucket);
  if (found !== undefined) return found === id;
  await bucket.put(ownerFile, Buffer.from(id), 'text/plain');
  // Of two that take it at once, the later one has it.
  return (await readOwner(bucket)) === id;
}

async function readOwner(bucket: Pick<Bucket, 'read'>): Promise<string | undefined> {
  const content = await bucket.read(ownerFile, { first: 0, last: idLength - 1 });
  return content && Buffer.concat((await content.toArray()) as Buffer[]).toString();
}

/** Made when it is first asked for; the same for all processes. */
async function readOwnId(database: Database): Promise<string> {
  await database
    .insertInto('media_owner')
    .values({ place: 1, id: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await database.selectFrom('media_owner').select('id').executeTakeFirstOrThrow();
  return id;
}
