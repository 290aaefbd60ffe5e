import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { Bucket } from '../../../storage/bucket/bucket';
import { BucketMedia } from './bucket-media';
import { DiskMedia, UploadStore } from './media-store';
import type { MediaStore } from './media-store';

/** Creates the stores of files and uploads. Unfinished uploads are always in `dataDir`, even with a bucket. */
export const mediaPlaces = (
  dataDir: string,
  bucket: Bucket | undefined,
): { readonly store: MediaStore; readonly uploads: UploadStore } => ({
  store:
    bucket === undefined ? new DiskMedia(join(dataDir, 'media', 'files')) : new BucketMedia(bucket),
  uploads: new UploadStore(join(dataDir, 'media', 'unfinished')),
});

/** Gets the free bytes for users other than root. */
export function getFreeBytes(folder: string): number {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { bsize, bavail } = statfsSync(folder);
  return bsize * bavail;
}
