import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { MediaFile } from 'contract/media-files';
import { MediaRepository } from '../../content/media/media-repository';
import { UnknownFiles } from '../../content/media/unknown-files';
import {
  MoveError,
  measureFile,
  mediaFactsFile,
  mediaPartFile,
  getMediaParts,
} from './moved-folder';
import type { MovedMedia } from './moved-folder';

/** Throws a MoveError if parts of a file are missing or their total size is wrong. */
export async function checkParts(folder: string, id: string, facts: MovedMedia): Promise<void> {
  let bytes = 0;
  for (const name of getMediaParts(facts))
    bytes += await measureFile(folder, mediaPartFile(id, name));
  if (bytes !== facts.bytes)
    throw new MoveError(
      `${mediaFactsFile(id)}: bytes says ${facts.bytes}, and its files have ${bytes}.`,
    );
}

/**
 * Copies the parts of a file to the site's storage, unless they exist. Until the content is stored nothing refers to
 * them, so the daily sweep removes the remains of an interrupted import.
 */
export async function copyParts(
  { database, now, mediaStore }: Pick<FastifyInstance, 'database' | 'now' | 'mediaStore'>,
  folder: string,
  id: string,
  facts: MovedMedia,
): Promise<void> {
  const known = await new MediaRepository(database, now).find(id);
  if (known && !isSameFile(known, facts))
    throw new MoveError(`${mediaFactsFile(id)}: the site has another file by this id.`);
  let bytes = 0;
  for (const name of getMediaParts(facts)) bytes += (await mediaStore.measure(id, name)) ?? 0;
  if (known && bytes === facts.bytes) return;
  const parts = getMediaParts(facts).map((name) => ({
    ...{ name, content: { path: join(folder, mediaPartFile(id, name)), mayChange: true } },
  }));
  await new UnknownFiles(database, now).forget([id]);
  await mediaStore.put(id, parts);
}

/** Whether the unchangeable facts of a file match; its name and a picture's texts may differ. */
const isSameFile = (known: MediaFile, moved: MovedMedia): boolean =>
  known.kind === moved.kind &&
  known.bytes === moved.bytes &&
  getMediaParts(known).join() === getMediaParts(moved).join();
