import { keptSlugsOfSite } from 'contract/content-api';
import type { ContentText } from 'contract/content-entry';
import { contentKindNames } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { firstLanguage } from 'contract/languages';
import { isReady } from 'contract/media-api';
import { namedFiles } from 'contract/named-files';
import type { AuditLog } from '../../storage/audit/audit-log';
import { CalendarRepository } from '../../content/calendar-repository';
import { ContentRepository } from '../../content/content-repository';
import { theCommand } from '../../staff/accounts/authority';
import type { Database } from '../../storage/database';
import { ImportedFiles } from './imported-files';
import type { FileParts } from './imported-files';
import { MoveFault } from './move-fault';
import { checkNeeded, readManifest, readMovedEntry, readMovedMedia } from './moved-check';
import { MovedContentRepository } from './moved-content-repository';
import { MovedFolder } from './moved-folder';
import {
  entryFile,
  manifestFile,
  maxEntryBytes,
  maxFactsBytes,
  maxManifestBytes,
  mediaFactsFile,
  needsNoStarter,
} from './moved-shapes';
import type { MovedEntry, MovedManifest, MovedMedia } from './moved-shapes';

export interface ImportParts extends FileParts {
  readonly audit: AuditLog;
  /** Bytes of files that may be brought: what is free where they lie, but for a floor. */
  readonly readRoom: () => number;
  /** Prints one line. */
  readonly print: (line: string) => void;
}

type MediaFacts = ReadonlyMap<string, MovedMedia>;

interface Moving {
  readonly folder: MovedFolder;
  readonly manifest: MovedManifest;
  readonly media: MediaFacts;
}

/**
 * Takes over a folder that `exportContent` wrote, here or elsewhere, or that was made without it: nothing in it is
 * trusted. All of it is stored or nothing. Throws a MoveFault.
 *
 * @param replaces whether it may take the place of what staff made here
 */
export async function importContent(
  parts: ImportParts,
  path: string,
  replaces: boolean,
): Promise<void> {
  const { database, print } = parts;
  const folder = await MovedFolder.open(path);
  const manifest = readManifest(await folder.readJson(manifestFile, maxManifestBytes));
  if (!replaces) await refuseOwn(database);
  const moving = { folder, manifest, media: await readMedia(folder, manifest) };
  // Nothing is written before every text was read once.
  const found = await readEntries(moving, async () => undefined);
  checkRoom(parts, moving.media);
  const files = new ImportedFiles(parts, folder);
  try {
    for (const [id, facts] of moving.media) await files.bring(id, facts);
    await database
      .transaction()
      .execute((transaction) => storeAll(transaction, parts, { ...moving, files, replaces }));
  } catch (error) {
    // What failed first is what is told.
    await files.dropAll().catch(() => undefined);
    throw error;
  }
  print(`${found} entries and ${moving.media.size} files are this site's now.`);
}

async function refuseOwn(database: Database): Promise<void> {
  if (await new MovedContentRepository(database).hasOwnContent())
    throw new MoveFault(
      'This site has content or files of its own, and nothing was changed. To put what the folder has in the place of all of them, export them first, and then say so: import FOLDER --replace',
    );
}

async function storeAll(
  transaction: Parameters<AuditLog['append']>[0],
  { now, audit }: ImportParts,
  moving: Moving & { readonly files: ImportedFiles; readonly replaces: boolean },
): Promise<void> {
  const { manifest, media, files, replaces } = moving;
  const content = new ContentRepository(transaction, now);
  await content.takeTurn();
  // Staff may have added content or files since the first check.
  if (!replaces) await refuseOwn(transaction);
  const moved = new MovedContentRepository(transaction);
  await new CalendarRepository(transaction).noteRemovals(now());
  const before = await moved.removeAll();
  await moved.insertStarters(
    contentKindNames.filter((kind) => {
      const found = manifest.kinds[kind];
      return found && needsNoStarter(found);
    }),
  );
  await files.settle(transaction);
  files.expectThere(media.keys(), before.media);
  for (const [id, facts] of media)
    await moved.insertMedia(id, facts, (before.media.get(id) ?? 0) + 1);
  const entries = await readEntries(moving, (kind, id, entry, position) => {
    const revision = (before.entries.get(`${kind}/${id}`) ?? 0) + 1;
    return moved.insertEntry(kind, id, entry, { position, revision });
  });
  await content.countPublication();
  const about = { kind: 'content', action: 'import', subjects: [] } as const;
  const details = { entries, files: media.size };
  await audit.append(transaction, { ...theCommand, ...about, details });
}

async function readMedia(folder: MovedFolder, { media }: MovedManifest): Promise<MediaFacts> {
  const facts = new Map<string, MovedMedia>();
  for (const id of media)
    facts.set(id, readMovedMedia(id, await folder.readJson(mediaFactsFile(id), maxFactsBytes)));
  return facts;
}

type TakeEntry = (
  kind: ContentKind,
  id: string,
  entry: MovedEntry,
  position: number,
) => Promise<void>;

/** Hands on each entry that fits, one after the other, and answers how many. */
async function readEntries({ folder, manifest, media }: Moving, take: TakeEntry): Promise<number> {
  const slugs = new Map<string, string>();
  let count = 0;
  for (const kind of contentKindNames) {
    const { entries: ids } = manifest.kinds[kind] ?? { entries: [] };
    let isShown = false;
    for (const [position, id] of ids.entries()) {
      const name = entryFile(kind, id);
      const entry = readMovedEntry(kind, id, await folder.readJson(name, maxEntryBytes(kind)));
      for (const slug of entry.slugs) {
        const other = slugs.get(slug);
        if (other !== undefined) throw new MoveFault(`${name}: ${other} has its slug ${slug}.`);
        slugs.set(slug, name);
      }
      if (slugs.size > keptSlugsOfSite)
        throw new MoveFault(`There are more than ${keptSlugsOfSite} slugs.`);
      if (entry.published) checkFiles(name, kind, entry.published, media);
      isShown ||= entry.published !== undefined;
      await take(kind, id, entry, position);
      count += 1;
    }
    checkNeeded(kind, ids.length, isShown);
  }
  return count;
}

/**
 * As publishing does: each file that visitors would see is there, of its kind, and has its words, but for those of
 * languages that the site has got since.
 */
function checkFiles(name: string, kind: ContentKind, text: ContentText, media: MediaFacts): void {
  for (const { id, field, media: wanted } of namedFiles(kind, text)) {
    const file = media.get(id);
    if (file?.kind !== wanted || !isReady(file, [firstLanguage]))
      throw new MoveFault(`${name}: the file of ${field} is missing or has no words.`);
  }
}

function checkRoom({ readRoom }: ImportParts, media: MediaFacts): void {
  const bytes = [...media.values()].reduce((sum, file) => sum + file.bytes, 0);
  const room = readRoom();
  if (bytes > room)
    throw new MoveFault(
      `The files have ${bytes} bytes, and there is room for ${Math.max(0, room)}. Nothing was changed.`,
    );
}
