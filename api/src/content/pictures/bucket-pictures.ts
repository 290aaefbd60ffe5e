import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Bucket } from '../../storage/bucket/bucket';
import { DiskPictures, newPictureAddress, pictureAddress, toPictureName } from './picture-store';
import type { PictureStore } from './picture-store';

/** Maximum size in bytes: the process that re-encodes pictures makes far smaller ones. */
const maxBytes = 10 * 2 ** 20;

/** Stores pictures in a bucket that several machines may share. */
export class BucketPictures implements PictureStore {
  readonly newAddress = newPictureAddress;

  constructor(private readonly bucket: Bucket) {}

  async add(webp: Uint8Array, address = this.newAddress()): Promise<string> {
    await this.bucket.put(keyOf(address), webp, 'image/webp');
    return address;
  }

  async read(address: string): Promise<Buffer | undefined> {
    const content = await this.bucket.read(keyOf(address), { first: 0, last: maxBytes - 1 });
    if (content === undefined) return undefined;
    return Buffer.concat(await content.toArray());
  }

  async remove(address: string): Promise<void> {
    await this.bucket.remove(keyOf(address));
  }

  async list(): Promise<readonly string[]> {
    return (await this.bucket.list('images/')).map(pictureAddress);
  }
}

/** Keys equal paths in `DATA_DIR`. */
const keyOf = (address: string) => `images/${toPictureName(address)}`;

export const makePictureStore = ({
  bucket,
  dataDir,
}: Pick<FastifyInstance, 'bucket' | 'dataDir'>): PictureStore =>
  bucket === undefined ? new DiskPictures(join(dataDir, 'images')) : new BucketPictures(bucket);
