import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { contentKindNames } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { readText, tidyText } from 'contract/content-text';
import type { MediaFile } from 'contract/media-files';
import { parseContentText } from '../../content/content-row';
import type { EntryRow } from '../../content/content-row';
import { SlugRepository } from '../../content/slug-repository';
import { errorCode } from '../../storage/error-code';
import type { MediaStore } from '../../content/media/files/media-store';
import type { Database } from '../../storage/database';
import type { DatabaseKind } from '../../storage/database-kind';
import { sortCurrentSlugLast } from './moved-check';
import { MovedContentRepository } from './moved-content-repository';
import {
  MoveError,
  entryFile,
  manifestFile,
  mediaFactsFile,
  mediaPartFile,
  moveFormat,
  skipsStarterContent,
  getMediaParts,
} from './moved-folder';
import type { MovedEntry, MovedManifest } from './moved-folder';

/** The site whose content is exported. */
export type ExportSource = Pick<FastifyInstance, 'database' | 'mediaStore'> & {
  readonly databaseKind: DatabaseKind;
  readonly print: (line: string) => void;
};

/**
 * Writes all content of the site into a folder, which must be empty or absent: first a consistent snapshot of the
 * database, then the files. Throws a MoveError. The manifest is written last, so an interrupted export has none.
 */
export async function exportContent(site: ExportSource, folder: string): Promise<void> {
  const { print, mediaStore } = site;
  await makeFolder(folder);
  const { kinds, media, entries } = await atOneMoment(site, (database) =>
    writeEntries(database, folder, print),
  );
  for (const file of media) await writeMedia(mediaStore, folder, file);
  const manifest: MovedManifest = { ...moveFormat, kinds, media: media.map(({ id }) => id) };
  await writeJson(folder, manifestFile, manifest);
  print(`${folder} has ${entries} entries and ${media.length} files.`);
}

/** Reads a snapshot without blocking writers: SQLite's write-ahead log and PostgreSQL both provide one. */
const atOneMoment = <Result>(
  { database, databaseKind }: ExportSource,
  read: (database: Database) => Promise<Result>,
): Promise<Result> =>
  database.connection().execute(async (connection) => {
    const level = databaseKind === 'postgres' ? ' isolation level repeatable read read only' : '';
    await sql.raw(`begin${level}`).execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw new MoveError(`${folder} cannot be made (${errorCode(error) ?? 'unknown'}).`);
  }
  throw new MoveError(`${folder} is not empty. Please name a folder that is not there yet.`);
}

/** Returns the manifest's entries and the files that are still to be written. */
async function writeEntries(database: Database, folder: string, print: ExportSource['print']) {
  const content = new MovedContentRepository(database);
  const starters = await content.listStarters();
  const kinds: [ContentKind, MovedManifest['kinds'][ContentKind]][] = [];
  let count = 0;
  for (const kind of contentKindNames) {
    const slugs = await new SlugRepository(database).list(kind);
    const rows = await content.listEntries(kind);
    for (const row of rows) {
      const entry = await toMoved(content, kind, row, slugs.get(row.id) ?? [], print);
      await writeJson(folder, entryFile(kind, row.id), entry);
    }
    const entries = rows.map(({ id }) => id);
    const hasStarter = skipsStarterContent({ hasStarter: starters.has(kind), entries });
    kinds.push([kind, { hasStarter, entries }]);
    count += rows.length;
  }
  const { plans, unknown } = await content.countLeftBehind();
  if (plans > 0) print(`Left out: ${plans} plans at a time, which belong to this site.`);
  if (unknown > 0) print(`Left out: ${unknown} entries of kinds that this release does not know.`);
  const media = await content.listMedia();
  return { kinds: Object.fromEntries(kinds), media, entries: count };
}

/** Leaves out texts of another release that this one would refuse, and prints them. */
async function toMoved(
  content: MovedContentRepository,
  kind: ContentKind,
  row: EntryRow,
  slugs: readonly string[],
  print: ExportSource['print'],
): Promise<MovedEntry> {
  const { id, draft, published } = row;
  const read = (text: string) =>
    readText(kind, parseContentText(text), (field) =>
      print(`Left out: ${field} of ${kind}/${id}, which this release cannot show.`),
    );
  const versions = await content.listVersions(kind, id);
  const shown = published === null ? undefined : tidyText(kind, read(published));
  return {
    changedAt: row.changed_at,
    cameWithSite: row.came_with_site === 1,
    ...(draft !== null && { draft: read(draft) }),
    ...(shown && { published: shown }),
    slugs: sortCurrentSlugLast(kind, shown, slugs),
    versions: versions.map(({ number, deed, at, text }) => ({
      ...{ number, at, text: tidyText(kind, read(text)) },
      deed: deed === 'published' ? 'published' : 'taken-down',
    })),
  };
}

async function writeMedia(store: MediaStore, folder: string, file: MediaFile): Promise<void> {
  const { id, revision: _revision, ...facts } = file;
  for (const name of getMediaParts(file)) {
    const size = await store.measure(id, name);
    if (size === undefined || size === 0)
      throw new MoveError(
        `The file ${id}/${name} is not where the site keeps its files. Restore it there, or remove it in the console, and export again.`,
      );
    const path = join(folder, mediaPartFile(id, name));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const content = await store.read(id, name, { first: 0, last: size - 1 });
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
  }
  await writeJson(folder, mediaFactsFile(id), facts);
}

async function writeJson(folder: string, name: string, value: object): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
}
