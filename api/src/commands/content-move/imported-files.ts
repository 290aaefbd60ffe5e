import { join } from 'node:path';
import type { MediaFile } from 'contract/media-api';
import { MediaRepository } from '../../content/media/media-repository';
import type { MediaStore } from '../../content/media/files/media-store';
import { UnknownFiles } from '../../content/media/unknown-files';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { MoveError, measureFile, mediaFactsFile, mediaPartFile, partsOf } from './moved-folder';
import type { MovedMedia } from './moved-folder';

export interface FileParts {
  readonly database: Database;
  readonly now: Clock;
  readonly store: MediaStore;
}

/** Throws a MoveError where the files of a file are not there, or not as many bytes as is told of them. */
export async function checkParts(folder: string, id: string, facts: MovedMedia): Promise<void> {
  let bytes = 0;
  for (const name of partsOf(facts)) bytes += await measureFile(folder, mediaPartFile(id, name));
  if (bytes !== facts.bytes)
    throw new MoveError(
      `${mediaFactsFile(id)}: bytes says ${facts.bytes}, and its files have ${bytes}.`,
    );
}

/**
 * Copies the files of a file of the folder to where the site keeps its own, unless they are there. Until the content that
 * names them is stored nothing knows them: what an import leaves that ended before, the sweep removes after a day.
 */
export async function copyParts(
  { database, now, store }: FileParts,
  folder: string,
  id: string,
  facts: MovedMedia,
): Promise<void> {
  const known = await new MediaRepository(database, now).find(id);
  if (known && !isSameFile(known, facts))
    throw new MoveError(`${mediaFactsFile(id)}: the site has another file by this id.`);
  let bytes = 0;
  for (const name of partsOf(facts)) bytes += (await store.measure(id, name)) ?? 0;
  if (known && bytes === facts.bytes) return;
  const parts = partsOf(facts).map((name) => ({
    ...{ name, content: { path: join(folder, mediaPartFile(id, name)), mayChange: true } },
  }));
  await new UnknownFiles(database, now).forget([id]);
  await store.put(id, parts);
}

/** Whether what never changes of a file is the same; its name and the words of a picture may. */
const isSameFile = (known: MediaFile, moved: MovedMedia): boolean =>
  known.kind === moved.kind &&
  known.bytes === moved.bytes &&
  partsOf(known).join() === partsOf(moved).join();
