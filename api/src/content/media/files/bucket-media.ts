import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Bucket } from '../../../storage/bucket/bucket';
import { notFound } from '../../../http/errors/http-error';
import { DiskMedia } from './media-store';
import type { ByteRange, MediaStore, NewPart } from './media-store';
import { mediaContentTypes } from './recognise';

/** Keys in the bucket equal paths in `DATA_DIR`, so that a copy of the folder is a copy of the bucket. */
const folder = 'media/files/';
const idFolder = /^[0-9a-f-]{36}\/$/;

/** Number of cached file sizes: a file never changes under its name. */
const maxSizes = 5000;

/** A bucket may serve several machines. Interrupted uploads can leave files there under an id that no row names. */
export class BucketMedia implements MediaStore {
  /** Sizes of files in bytes, by key. */
  private readonly sizes = new Map<string, number>();

  constructor(private readonly bucket: Bucket) {}

  async put(id: string, parts: readonly NewPart[]): Promise<void> {
    for (const { name, content } of parts) {
      const whole =
        content instanceof Uint8Array
          ? content
          : { path: content.path, bytes: (await stat(content.path)).size };
      await this.bucket.put(keyOf(id, name), whole, typeOf(name));
    }
  }

  async measure(id: string, name: string): Promise<number | undefined> {
    const key = keyOf(id, name);
    const known = this.sizes.get(key);
    if (known !== undefined) return known;
    const bytes = await this.bucket.measure(key);
    if (bytes === undefined) return undefined;
    if (this.sizes.size >= maxSizes) this.sizes.clear();
    this.sizes.set(key, bytes);
    return bytes;
  }

  /** Throws an HttpError (404) for a file that another process has removed. */
  async read(id: string, name: string, range: ByteRange): Promise<Readable> {
    const content = await this.bucket.read(keyOf(id, name), range);
    if (content === undefined) throw notFound();
    return content;
  }

  async remove(id: string): Promise<void> {
    for (const name of await this.bucket.list(keyOf(id, ''))) {
      this.sizes.delete(keyOf(id, name));
      await this.bucket.remove(keyOf(id, name));
    }
  }

  async list(): Promise<string[]> {
    const names = await this.bucket.list(folder);
    return names.filter((name) => idFolder.test(name)).map((name) => name.slice(0, -1));
  }
}

const keyOf = (id: string, name: string) => `${folder}${id}/${name}`;

const typeOf = (name: string) =>
  mediaContentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

export const makeMediaStore = ({
  bucket,
  dataDir,
}: Pick<FastifyInstance, 'bucket' | 'dataDir'>): MediaStore =>
  bucket === undefined ? new DiskMedia(join(dataDir, 'media', 'files')) : new BucketMedia(bucket);
