import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { MediaRepository } from './media-repository';
import type { MediaStore, UploadStore } from './files/media-store';
import { UnknownFiles } from './unknown-files';

interface SweptParts {
  readonly database: Database;
  readonly now: Clock;
  readonly store: MediaStore;
  readonly uploads: UploadStore;
  /** Whether what lies there is of this database; absent: it is. */
  readonly isOwn?: (() => Promise<boolean>) | undefined;
}

/**
 * Removes what no row of the database names and has not for a day, and what was sent of files that are whole.
 * @param isBusy whether this process is working on a file
 */
export async function sweepFiles(
  { database, now, store, uploads, isOwn }: SweptParts,
  isBusy: (id: string) => boolean,
): Promise<void> {
  if ((await isOwn?.()) === false) return;
  const files = new MediaRepository(database, now);
  const [kept, sent] = [await store.list(), await uploads.list()];
  const known = await files.findKnown([...new Set([...kept, ...sent])]);
  const unknown = [...new Set([...kept, ...sent])].filter((id) => !known.has(id));
  for (const id of await new UnknownFiles(database, now).findOld(unknown)) {
    // It may have been brought again since.
    if ((await files.findKnown([id])).has(id)) continue;
    await store.remove(id);
    await uploads.remove(id);
  }
  // Their process ended before it could remove what was sent.
  for (const id of sent) {
    if (!isBusy(id) && (await files.find(id)) !== undefined) await uploads.remove(id);
  }
}
