import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { Bucket } from '../../../storage/bucket/bucket';
import { BucketMedia } from './bucket-media';
import { DiskMedia, UploadStore } from './media-store';
import type { MediaStore } from './media-store';

/** Where the files of the site lie, and what is being sent: that in `dataDir` also where the others are in a bucket. */
export const mediaPlaces = (
  dataDir: string,
  bucket: Bucket | undefined,
): { readonly store: MediaStore; readonly uploads: UploadStore } => ({
  store:
    bucket === undefined ? new DiskMedia(join(dataDir, 'media', 'files')) : new BucketMedia(bucket),
  uploads: new UploadStore(join(dataDir, 'media', 'unfinished')),
});

/** In bytes, for users other than root. */
export function getFreeBytes(folder: string): number {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { bsize, bavail } = statfsSync(folder);
  return bsize * bavail;
}
