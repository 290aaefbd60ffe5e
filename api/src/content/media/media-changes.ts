import type { SeenRevision } from 'contract/content-api';
import { isReady } from 'contract/media-api';
import type { MediaChange, MediaFile } from 'contract/media-api';
import { toAuditActor } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import { ContentRepository } from '../content-repository';
import type { SitePublisher } from '../site-publisher';
import type { MediaParts } from './media-uploads';
import { mediaConflict, mediaInUse, missingAlternativeText, mediaNotFound } from './media-errors';
import { tidyName } from './files/media-name';
import { MediaRepository } from './media-repository';

/** Each method throws an HttpError: 404 for an unknown file, 409 for one that was changed since the caller saw it. */
export class MediaChanges {
  constructor(
    private readonly parts: Pick<MediaParts, 'database' | 'now' | 'audit' | 'store'> & {
      readonly publisher: SitePublisher;
    },
    private readonly staff: ActingStaff,
  ) {}

  /**
   * Changes a file's description, also on the pages that show it. Throws an HttpError (409) if a picture in use would
   * lack a description in a language.
   */
  async describe(id: string, change: MediaChange): Promise<MediaFile> {
    const { database, now, audit, publisher } = this.parts;
    const changed = await database.transaction().execute(async (transaction) => {
      // The lock keeps editors from using the file meanwhile.
      const content = new ContentRepository(transaction, now);
      await content.acquireLock();
      const files = new MediaRepository(transaction, now);
      const file = await findSeen(files, id, change);
      const next = withChange(file, change);
      const uses = await files.findUses(id);
      if (uses.length > 0 && isReady(file) && !isReady(next))
        throw missingAlternativeText({ uses });
      // Another process may have changed the file between the two queries.
      if (!(await files.change(next))) throw await notAsSeen(files, id);
      if (uses.length > 0) await content.countPublication();
      const about = { kind: 'content', action: 'describe', subjects: [id] } as const;
      await audit.append(transaction, { ...toAuditActor(this.staff), ...about });
      return { file: await read(files, id), isUsed: uses.length > 0 };
    });
    if (changed.isUsed) publisher.wanted();
    return changed.file;
  }

  /** Throws an HttpError (409) for a file that an entry or a stored version of one uses. */
  async remove(id: string, seen: SeenRevision): Promise<void> {
    const { database, now, audit, store } = this.parts;
    await database.transaction().execute(async (transaction) => {
      // The lock keeps editors from using the file meanwhile.
      await new ContentRepository(transaction, now).acquireLock();
      const files = new MediaRepository(transaction, now);
      await findSeen(files, id, seen);
      const uses = await files.findUses(id);
      if (uses.length > 0) throw mediaInUse({ uses });
      await files.remove(id);
      const about = { kind: 'content', action: 'remove', subjects: [id] } as const;
      await audit.append(transaction, { ...toAuditActor(this.staff), ...about });
    });
    // If the files cannot be removed now, the sweep removes them.
    await store.remove(id).catch(() => undefined);
  }
}

async function read(files: MediaRepository, id: string): Promise<MediaFile> {
  const file = await files.find(id);
  if (file === undefined) throw mediaNotFound();
  return file;
}

async function findSeen(files: MediaRepository, id: string, { revision }: SeenRevision) {
  const file = await read(files, id);
  if (file.revision !== revision) throw mediaConflict(file);
  return file;
}

const notAsSeen = async (files: MediaRepository, id: string) =>
  mediaConflict(await read(files, id));

function withChange(file: MediaFile, { name, alt, focalPoint }: MediaChange): MediaFile {
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
