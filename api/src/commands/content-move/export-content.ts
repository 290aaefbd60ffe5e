import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { ContentText } from 'contract/content-entry';
import { contentKindNames } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { readText, tidyText } from 'contract/content-text';
import type { MediaFile } from 'contract/media-api';
import { readKept } from '../../content/content-row';
import type { EntryRow } from '../../content/content-row';
import { SlugRepository } from '../../content/slug-repository';
import { errorCode } from '../../storage/error-code';
import type { MediaStore } from '../../content/media/files/media-store';
import type { Database } from '../../storage/database';
import type { DatabaseKind } from '../../storage/database-kind';
import { MoveFault } from './move-fault';
import { withPresentLast } from './moved-check';
import { MovedContentRepository } from './moved-content-repository';
import {
  entryFile,
  makeManifest,
  manifestFile,
  mediaFactsFile,
  mediaPartFile,
  needsNoStarter,
  partsOf,
} from './moved-shapes';
import type { MovedEntry, MovedManifest, MovedMedia } from './moved-shapes';

export interface ExportParts {
  readonly database: Database;
  readonly databaseKind: DatabaseKind;
  readonly store: Pick<MediaStore, 'measure' | 'read'>;
  /** Prints one line. */
  readonly print: (line: string) => void;
}

/**
 * Writes all that the site says into a folder, which must be empty or not there: what is in the database as it was at one
 * moment, and then the files. Throws a MoveFault. What was written until then has no manifest, so it is no export.
 */
export async function exportContent(parts: ExportParts, folder: string): Promise<void> {
  await makeFolder(folder);
  const writer = new ExportFolder(folder, parts.print);
  const { manifest, media } = await atOneMoment(parts, (database) => writer.writeTexts(database));
  for (const file of media) await writer.writeMedia(parts.store, file);
  await writer.write(manifestFile, manifest);
  const entries = Object.values(manifest.kinds).reduce((sum, kind) => sum + kind.entries.length, 0);
  parts.print(`${folder} has ${entries} entries and ${media.length} files.`);
}

/** Reads without holding up who writes: SQLite's log and PostgreSQL both show a reader one moment. */
const atOneMoment = <Result>(
  { database, databaseKind }: ExportParts,
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
    throw new MoveFault(`${folder} cannot be made (${errorCode(error) ?? 'unknown'}).`);
  }
  throw new MoveFault(`${folder} is not empty. Please name a folder that is not there yet.`);
}

class ExportFolder {
  constructor(
    private readonly folder: string,
    private readonly print: (line: string) => void,
  ) {}

  /** Answers the manifest, and the files that are still to be written. */
  async writeTexts(
    database: Database,
  ): Promise<{ readonly manifest: MovedManifest; readonly media: readonly MediaFile[] }> {
    const content = new MovedContentRepository(database);
    const starters = await content.listStarters();
    const kinds: [ContentKind, MovedManifest['kinds'][ContentKind]][] = [];
    for (const kind of contentKindNames) {
      const slugs = await new SlugRepository(database).list(kind);
      const rows = await content.listEntries(kind);
      for (const row of rows) {
        const entry = await this.toEntry(content, kind, row, slugs.get(row.id) ?? []);
        await this.write(entryFile(kind, row.id), entry);
      }
      const entries = rows.map(({ id }) => id);
      const hasStarter = needsNoStarter({ hasStarter: starters.has(kind), entries });
      kinds.push([kind, { hasStarter, entries }]);
    }
    const media = await content.listMedia();
    const { plans, unknown } = await content.countLeftBehind();
    if (plans > 0) this.print(`Left out: ${plans} plans at a time, which belong to this site.`);
    if (unknown > 0)
      this.print(`Left out: ${unknown} entries of kinds that this release does not know.`);
    const ids = media.map(({ id }) => id);
    return { manifest: makeManifest(Object.fromEntries(kinds), ids), media };
  }

  private async toEntry(
    content: MovedContentRepository,
    kind: ContentKind,
    row: EntryRow,
    slugs: readonly string[],
  ): Promise<MovedEntry> {
    const { id, draft, published } = row;
    const read = (text: string) => this.readText(kind, id, text);
    const versions = await content.listVersions(kind, id);
    const shown = published === null ? undefined : tidyText(kind, read(published));
    return {
      changedAt: row.changed_at,
      cameWithSite: row.came_with_site === 1,
      ...(draft !== null && { draft: read(draft) }),
      ...(shown && { published: shown }),
      slugs: withPresentLast(kind, shown, slugs),
      versions: versions.map(({ number, deed, at, text }) => ({
        ...{ number, at, text: tidyText(kind, read(text)) },
        deed: deed === 'published' ? 'published' : 'taken-down',
      })),
    };
  }

  /** Without what another release stored and this one would not take. */
  private readText(kind: ContentKind, id: string, text: string): ContentText {
    return readText(kind, readKept(text), (field) =>
      this.print(`Left out: ${field} of ${kind}/${id}, which this release cannot show.`),
    );
  }

  async writeMedia(store: ExportParts['store'], file: MediaFile): Promise<void> {
    for (const name of partsOf(file)) await this.copyPart(store, file.id, name);
    await this.write(mediaFactsFile(file.id), toMoved(file));
  }

  private async copyPart(store: ExportParts['store'], id: string, name: string): Promise<void> {
    const size = await store.measure(id, name);
    if (size === undefined || size === 0)
      throw new MoveFault(
        `The file ${id}/${name} is not where the site keeps its files. Restore it there, or remove it in the console, and export again.`,
      );
    const path = join(this.folder, mediaPartFile(id, name));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const content = await store.read(id, name, { first: 0, last: size - 1 });
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
  }

  async write(name: string, value: object): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  }
}

/** In one order of keys, whatever order they were stored in. */
function toMoved(found: MediaFile): MovedMedia {
  const { name, bytes, addedAt } = found;
  const file = { name, bytes, addedAt };
  if (found.kind === 'document') return { kind: found.kind, ...file, file: found.file };
  if (found.kind === 'audio')
    return { kind: found.kind, ...file, file: found.file, seconds: found.seconds };
  const { kind, width, height, widths, alt, focalPoint } = found;
  return {
    ...{ kind, ...file, width, height, widths },
    alt: Object.fromEntries(Object.entries(alt).sort()),
    ...(focalPoint && { focalPoint: { x: focalPoint.x, y: focalPoint.y } }),
  };
}
