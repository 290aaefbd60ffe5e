import { randomUUID } from 'node:crypto';
import type { Database } from '../database';
import { Bucket } from './bucket';
import type { BucketAddress } from './bucket-address';
import { BucketError } from './bucket-error';
import { ownerFile, ownsBucket } from './bucket-owner';

/** The store refuses, and only the operator can change that. The message says what to do. */
export class BucketRefusal extends Error {
  override readonly name = 'BucketRefusal';
}

/**
 * Writes, reads, lists and removes a small file. Where the store cannot be reached, the server starts all the same and
 * prints a warning: only media are missing until it is back. Throws a BucketRefusal where the store refuses.
 */
export async function checkBucket(
  address: BucketAddress,
  printLine: (line: string) => void,
  bucket = new Bucket(address),
): Promise<void> {
  const key = `check/${randomUUID()}`;
  try {
    await bucket.put(key, Buffer.from('check'), 'text/plain');
    await bucket.list('check/');
    (await bucket.read(key, { first: 0, last: 4 }))?.resume();
    await bucket.remove(key);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    if (!error.isPassing) throw new BucketRefusal(sayRefusal(address, error));
    printLine(
      `The store of MEDIA_URL (${address.endpoint.host}) cannot be reached (${error.code}): pictures and sounds are away until it can. Everything else works.`,
    );
  } finally {
    bucket.close();
  }
}

/**
 * Checks that the folder belongs to this database. Where the store cannot be reached, each sweep checks again. Throws a
 * BucketRefusal where it belongs to another one.
 */
export async function checkBucketOwner(
  address: BucketAddress,
  database: Database,
  bucket = new Bucket(address),
): Promise<void> {
  try {
    if (!(await ownsBucket(database, bucket))) throw new BucketRefusal(sayForeign(address));
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
  } finally {
    bucket.close();
  }
}

const sayForeign = ({ endpoint, bucket, prefix }: BucketAddress) =>
  `The folder ${bucket}/${prefix} in the store of MEDIA_URL (${endpoint.host}) belongs to another database, whose files this server would remove. Name a folder of its own in MEDIA_URL. Only where the other database is gone for good, and its files are this one's, as after a backup was restored that is older than this rule: remove ${prefix}${ownerFile} from the bucket, and start again.`;

function sayRefusal({ endpoint, bucket, region }: BucketAddress, fault: BucketError): string {
  const advice =
    fault.answered === 404
      ? `There is no bucket ${bucket}: make it, or name another one in MEDIA_URL.`
      : fault.answered === 403 || fault.answered === 401
        ? `The keys must allow to get, put, delete and list objects of ${bucket}: look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and the clock of this machine.`
        : `Look at endpoint and region (${region}) in MEDIA_URL.`;
  return `The store of MEDIA_URL at ${endpoint.host} says no (${fault.code}). ${advice}`;
}
