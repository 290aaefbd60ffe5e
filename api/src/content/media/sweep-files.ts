import type { FastifyInstance } from 'fastify';
import { ownsBucket } from '../../storage/bucket/bucket-owner';
import { MediaRepository } from './media-repository';
import type { UploadStore } from './files/media-store';
import { UnknownFiles } from './unknown-files';

/**
 * Removes files that no row has named for a day, and the uploads of complete files. A bucket that another database owns
 * is left alone.
 * @param isBusy whether this process is working on a file
 */
export async function sweepFiles(
  {
    database,
    now,
    bucket,
    mediaStore,
  }: Pick<FastifyInstance, 'database' | 'now' | 'bucket' | 'mediaStore'>,
  uploads: UploadStore,
  isBusy: (id: string) => boolean,
): Promise<void> {
  if (bucket !== undefined && !(await ownsBucket(database, bucket))) return;
  const files = new MediaRepository(database, now);
  const [kept, sent] = [await mediaStore.list(), await uploads.list()];
  const known = await files.findKnown([...new Set([...kept, ...sent])]);
  const unknown = [...new Set([...kept, ...sent])].filter((id) => !known.has(id));
  for (const id of await new UnknownFiles(database, now).findOld(unknown)) {
    // The file may have been uploaded or restored meanwhile.
    if ((await files.findKnown([id])).has(id)) continue;
    await mediaStore.remove(id);
    await uploads.remove(id);
  }
  // A process ended before it could remove these uploads.
  for (const id of sent) {
    if (!isBusy(id) && (await files.find(id)) !== undefined) await uploads.remove(id);
  }
}
