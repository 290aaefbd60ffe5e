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
  /** Whether the store belongs to this database; if absent, it does. */
  readonly isOwn?: (() => Promise<boolean>) | undefined;
}

/**
 * Removes files that no row has named for a day, and the uploads of complete files.
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
    // The file may have been uploaded or restored meanwhile.
    if ((await files.findKnown([id])).has(id)) continue;
    await store.remove(id);
    await uploads.remove(id);
  }
  // A process ended before it could remove these uploads.
  for (const id of sent) {
    if (!isBusy(id) && (await files.find(id)) !== undefined) await uploads.remove(id);
  }
}
