import type { FastifyInstance } from 'fastify';
import type { ContentText } from 'contract/content-entry';
import { contentKindNames, isAlwaysShown } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { firstLanguage } from 'contract/languages';
import { isReady } from 'contract/media-files';
import type { MediaFile } from 'contract/media-files';
import { namedFiles } from 'contract/named-files';
import type { AuditLog } from '../../storage/audit/audit-log';
import { CalendarRepository } from '../../content/calendar-repository';
import { ContentRepository } from '../../content/content-repository';
import { commandActor } from '../../staff/accounts/authority';
import type { Database } from '../../storage/database';
import { checkParts, copyParts } from './imported-files';
import { readManifest, readMovedEntry, readMovedMedia } from './moved-check';
import { MovedContentRepository } from './moved-content-repository';
import { MoveError, entryFile, skipsStarterContent } from './moved-folder';
import type { MovedEntry, MovedManifest, MovedMedia } from './moved-folder';

/** The site into which content is imported. */
export type ImportTarget = Pick<FastifyInstance, 'database' | 'now' | 'audit' | 'mediaStore'> & {
  /** Returns the bytes that imported files may take: the free space minus a reserve. */
  readonly readRoom: () => number;
  readonly print: (line: string) => void;
};

type MediaFacts = ReadonlyMap<string, MovedMedia>;

interface PlacedEntry {
  readonly kind: ContentKind;
  readonly id: string;
  readonly position: number;
  readonly entry: MovedEntry;
}

interface Found {
  readonly manifest: MovedManifest;
  readonly media: MediaFacts;
  readonly entries: readonly PlacedEntry[];
}

/**
 * Imports a folder that `exportContent` wrote, on any installation, or that was made without it. Stores all of it or
 * nothing. Throws a MoveError.
 *
 * @param replaces whether content of staff may be replaced
 */
export async function importContent(
  site: ImportTarget,
  folder: string,
  replaces: boolean,
): Promise<void> {
  const { database, print } = site;
  // Everything is read and checked before anything is written.
  const manifest = await readManifest(folder);
  if (!replaces) await refuseOwn(database);
  const media = await readMedia(folder, manifest);
  const found = { manifest, media, entries: await readEntries(folder, manifest, media) };
  checkRoom(site, media);
  const known = await new MovedContentRepository(database).listMedia();
  for (const [id, facts] of media) await copyParts(site, folder, id, facts);
  await database.transaction().execute(async (transaction) => {
    await new ContentRepository(transaction, site.now).acquireLock();
    // Staff may have added content or files since the first check, or removed files.
    if (!replaces) await refuseOwn(transaction);
    await refuseRemoved(transaction, known);
    await storeAll(transaction, site, found);
  });
  print(`${found.entries.length} entries and ${media.size} files are this site's now.`);
}

async function refuseOwn(database: Database): Promise<void> {
  if (await new MovedContentRepository(database).hasOwnContent())
    throw new MoveError(
      'This site has content or files of its own, and nothing was changed. To put what the folder has in the place of all of them, export them first, and then say so: import FOLDER --replace',
    );
}

/** Files that the site already has were not copied: staff may have removed one since. */
async function refuseRemoved(database: Database, known: readonly MediaFile[]): Promise<void> {
  const there = await new MovedContentRepository(database).listMedia();
  if (known.some(({ id }) => !there.some((file) => file.id === id)))
    throw new MoveError('Files were removed while they were imported. Please try again.');
}

async function storeAll(
  transaction: Parameters<AuditLog['append']>[0],
  { now, audit }: ImportTarget,
  { manifest, media, entries }: Found,
): Promise<void> {
  const moved = new MovedContentRepository(transaction);
  await new CalendarRepository(transaction).noteRemovals(now());
  const before = await moved.removeAll();
  for (const kind of contentKindNames) {
    const found = manifest.kinds[kind];
    if (found && skipsStarterContent(found)) await moved.insertStarter(kind);
  }
  for (const [id, facts] of media)
    await moved.insertMedia(id, facts, (before.media.get(id) ?? 0) + 1);
  for (const { kind, id, position, entry } of entries) {
    const revision = (before.entries.get(`${kind}/${id}`) ?? 0) + 1;
    await moved.insertEntry(kind, id, entry, { position, revision });
  }
  await new ContentRepository(transaction, now).countPublication();
  const about = { kind: 'content', action: 'import', subjects: [] } as const;
  const details = { entries: entries.length, files: media.size };
  await audit.append(transaction, { ...commandActor, ...about, details });
}

async function readMedia(folder: string, { media }: MovedManifest): Promise<MediaFacts> {
  const found = new Map<string, MovedMedia>();
  for (const id of media) {
    const facts = await readMovedMedia(folder, id);
    await checkParts(folder, id, facts);
    found.set(id, facts);
  }
  return found;
}

async function readEntries(
  folder: string,
  { kinds }: MovedManifest,
  media: MediaFacts,
): Promise<PlacedEntry[]> {
  const all: PlacedEntry[] = [];
  const slugs = new Map<string, string>();
  for (const kind of contentKindNames) {
    const ids = kinds[kind]?.entries ?? [];
    let isShown = false;
    for (const [position, id] of ids.entries()) {
      const name = entryFile(kind, id);
      const entry = await readMovedEntry(folder, kind, id);
      for (const slug of entry.slugs) {
        const other = slugs.get(slug);
        if (other !== undefined) throw new MoveError(`${name}: ${other} has its slug ${slug}.`);
        slugs.set(slug, name);
      }
      if (entry.published) checkNamedFiles(name, kind, entry.published, media);
      isShown ||= entry.published !== undefined;
      all.push({ kind, id, position, entry });
    }
    // If the folder has none, the site's starter content is used.
    if (isAlwaysShown(kind) && ids.length > 0 && !isShown)
      throw new MoveError(`content/${kind}: the site needs one of them published.`);
  }
  return all;
}

/** Checks files as publishing does, except for the texts of languages that the site has added since. */
function checkNamedFiles(
  name: string,
  kind: ContentKind,
  text: ContentText,
  media: MediaFacts,
): void {
  for (const { id, field, media: wanted } of namedFiles(kind, text)) {
    const file = media.get(id);
    if (file?.kind !== wanted || !isReady(file, [firstLanguage]))
      throw new MoveError(`${name}: the file of ${field} is missing or has no words.`);
  }
}

function checkRoom({ readRoom }: ImportTarget, media: MediaFacts): void {
  const bytes = [...media.values()].reduce((sum, file) => sum + file.bytes, 0);
  const room = readRoom();
  if (bytes > room)
    throw new MoveError(
      `The files have ${bytes} bytes, and there is room for ${Math.max(0, room)}. Nothing was changed.`,
    );
}
