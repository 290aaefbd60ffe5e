import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Bucket } from '../../../storage/bucket/bucket';
import { notFound } from '../../../http/errors/http-error';
import type { ByteRange, MediaStore, NewPart } from './media-store';
import { mediaContentTypes } from './recognise';

/** The same names as in `DATA_DIR`, so that a copy of the folder is a copy of the bucket. */
const folder = 'media/files/';
const idFolder = /^[0-9a-f-]{36}\/$/;

/** So many sizes are remembered: a file never changes under its name. */
const maxSizes = 5000;

/** In a bucket that several machines may share. Half of a file may lie there, under an id that no row names yet. */
export class BucketMedia implements MediaStore {
  /** In bytes. */
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

  /** Throws an HttpError (404) for what another process has removed. */
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
