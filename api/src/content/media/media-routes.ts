import type { FastifyInstance } from 'fastify';
import { isReady } from 'contract/media-files';
import type { MediaFile } from 'contract/media-files';
import {
  changeMediaFile,
  deleteMediaFile,
  getMediaFile,
  getMediaUses,
  listMedia,
} from 'contract/media-requests';
import type { BodyOf } from 'contract/request';
import { serve, serveChange } from '../../http/serve';
import { ContentRepository } from '../content-repository';
import { tidyName } from './files/media-name';
import { mediaConflict, mediaInUse, mediaNotFound, missingAlternativeText } from './media-errors';
import { MediaRepository } from './media-repository';
import { UploadRepository } from './upload-repository';

/** The files of the media library (decision 59). */
export function serveMediaFiles(app: FastifyInstance): void {
  const { database, now, publisher, mediaStore } = app;
  const files = new MediaRepository(database, now);
  serve(app, listMedia, async ({ staff }) => ({
    files: await files.list(),
    uploads: await new UploadRepository(database, now).listOf(staff._id),
  }));
  serve(app, getMediaFile, ({ id }) => findFile(files, id));
  serve(app, getMediaUses, async ({ id }) => ({
    uses: await files.findUses((await findFile(files, id)).id),
  }));

  serveChange(app, changeMediaFile, async ({ transaction, id, body, note, onCommit }) => {
    const content = new ContentRepository(transaction, now);
    // The lock keeps editors from using the file meanwhile.
    await content.acquireLock();
    const changed = new MediaRepository(transaction, now);
    const file = await findSeen(changed, id, body);
    const next = withChange(file, body);
    const uses = await changed.findUses(id);
    if (uses.length > 0 && isReady(file) && !isReady(next)) throw missingAlternativeText(uses);
    // Another process may have changed the file between the two queries.
    if (!(await changed.change(next))) throw mediaConflict(await findFile(changed, id));
    if (uses.length > 0) {
      // Pages show the description of a picture.
      await content.countPublication();
      onCommit(() => publisher.wanted());
    }
    await note({});
    return findFile(changed, id);
  });

  serveChange(app, deleteMediaFile, async ({ transaction, id, body, note, onCommit }) => {
    // The lock keeps editors from using the file meanwhile.
    await new ContentRepository(transaction, now).acquireLock();
    const changed = new MediaRepository(transaction, now);
    await findSeen(changed, id, body);
    const uses = await changed.findUses(id);
    if (uses.length > 0) throw mediaInUse(uses);
    await changed.remove(id);
    await note({});
    // If the files cannot be removed now, the sweep removes them.
    onCommit(() => mediaStore.remove(id).catch(() => undefined));
  });
}

async function findFile(files: MediaRepository, id: string): Promise<MediaFile> {
  const file = await files.find(id);
  if (file === undefined) throw mediaNotFound();
  return file;
}

async function findSeen(
  files: MediaRepository,
  id: string,
  { revision }: BodyOf<typeof deleteMediaFile>,
): Promise<MediaFile> {
  const file = await findFile(files, id);
  if (file.revision !== revision) throw mediaConflict(file);
  return file;
}

function withChange(
  file: MediaFile,
  { name, alt, focalPoint }: BodyOf<typeof changeMediaFile>,
): MediaFile {
  const named = { ...file, ...(name !== undefined && { name: tidyName(name) }) };
  if (named.kind !== 'picture') return named;
  return {
    ...named,
    ...(alt !== undefined && { alt: trimmed({ ...named.alt, ...alt }) }),
    ...(focalPoint !== undefined && { focalPoint }),
  };
}

/** Trims texts and drops languages with empty ones. */
function trimmed<Texts extends Readonly<Partial<Record<string, string>>>>(texts: Texts): Texts {
  const words = Object.entries(texts).flatMap(([language, text]) => {
    const word = text?.trim();
    return word ? [[language, word] as const] : [];
  });
  return Object.fromEntries(words) as Texts;
}
