import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { readContentKind } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import type { MediaFile } from 'contract/media-files';
import { commandId } from 'contract/staff-account-requests';
import { serializeContentText } from '../../content/content-row';
import type { EntryRow } from '../../content/content-row';
import { SlugRepository } from '../../content/slug-repository';
import type { ContentVersionsTable } from '../../storage/tables/content-tables';
import type { Database } from '../../storage/database';
import { toMediaFile } from '../../storage/tables/media-row';
import type { MovedEntry, MovedMedia } from './moved-folder';

/** The former revisions by id. Imported entries get higher ones, so that open editors notice the change. */
export type RevisionsByKey = ReadonlyMap<string, number>;

export interface SkippedContent {
  readonly plans: number;
  /** The number of entries of kinds that only another release knows. */
  readonly unknown: number;
}

/** All SQL of content export and import: whole entries with their histories, and the rows of files. */
export class MovedContentRepository {
  private readonly slugs: SlugRepository;

  constructor(private readonly database: Database) {
    this.slugs = new SlugRepository(database);
  }

  /** Whether staff have changed starter content, planned anything or added files. */
  async hasOwnContent(): Promise<boolean> {
    const { count } = await this.database
      .selectFrom('content_entries')
      .select(sql<number | string>`count(*)`.as('count'))
      .where(({ or, eb }) =>
        or([
          eb('came_with_site', '=', 0),
          eb('draft', 'is not', null),
          eb('changed_by', 'is not', null),
        ]),
      )
      .executeTakeFirstOrThrow();
    const { plans } = await this.countLeftBehind();
    return Number(count) > 0 || plans > 0 || (await this.listMedia()).length > 0;
  }

  async listEntries(kind: ContentKind): Promise<EntryRow[]> {
    return this.database
      .selectFrom('content_entries')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('position')
      .orderBy('id')
      .execute();
  }

  /** Lists the versions, oldest first. */
  listVersions(kind: ContentKind, id: string): Promise<Selectable<ContentVersionsTable>[]> {
    return this.database
      .selectFrom('content_versions')
      .selectAll()
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .orderBy('number')
      .execute();
  }

  async listStarters(): Promise<ReadonlySet<string>> {
    const rows = await this.database.selectFrom('content_starters').select('kind').execute();
    return new Set(rows.map(({ kind }) => kind));
  }

  async listMedia(): Promise<MediaFile[]> {
    const rows = await this.database.selectFrom('media_files').selectAll().execute();
    return rows.map(toMediaFile).sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  async countLeftBehind(): Promise<SkippedContent> {
    const { plans } = await this.database
      .selectFrom('content_plans')
      .select(sql<number | string>`count(*)`.as('plans'))
      .executeTakeFirstOrThrow();
    const rows = await this.database.selectFrom('content_entries').select('kind').execute();
    const unknown = rows.filter(({ kind }) => readContentKind(kind) === undefined).length;
    return { plans: Number(plans), unknown };
  }

  /** Removes all content with histories, former slugs and plans, and the rows of files. Returns their revisions. */
  async removeAll(): Promise<{ readonly entries: RevisionsByKey; readonly media: RevisionsByKey }> {
    const entries = await this.database
      .selectFrom('content_entries')
      .select(['kind', 'id', 'revision'])
      .execute();
    const media = await this.listMedia();
    for (const table of ['content_entries', 'content_starters', 'media_files'] as const)
      await this.database.deleteFrom(table).execute();
    return {
      entries: new Map(entries.map(({ kind, id, revision }) => [`${kind}/${id}`, revision])),
      media: new Map(media.map(({ id, revision }) => [id, revision])),
    };
  }

  async insertStarter(kind: ContentKind): Promise<void> {
    await this.database.insertInto('content_starters').values({ kind }).execute();
  }

  /** @param place its position, and the revision that it gets */
  async insertEntry(
    kind: ContentKind,
    id: string,
    entry: MovedEntry,
    place: Pick<EntryRow, 'position' | 'revision'>,
  ): Promise<void> {
    const { draft, published, changedAt, cameWithSite, slugs, versions } = entry;
    await this.database
      .insertInto('content_entries')
      .values({
        ...{ kind, id, ...place, changed_at: changedAt, changed_by: null },
        draft: draft ? serializeContentText(draft) : null,
        published: published ? serializeContentText(published) : null,
        came_with_site: cameWithSite ? 1 : 0,
      })
      .execute();
    for (const { text, ...version } of versions)
      await this.database
        .insertInto('content_versions')
        .values({ kind, entry_id: id, by: null, ...version, text: serializeContentText(text) })
        .execute();
    for (const slug of slugs) await this.slugs.noteSlug(kind, id, slug);
  }

  async insertMedia(id: string, file: MovedMedia, revision: number): Promise<void> {
    const { kind, name, bytes, addedAt, ...details } = file;
    await this.database
      .insertInto('media_files')
      .values({
        ...{ id, kind, name, bytes, revision, details: JSON.stringify(details) },
        ...{ added_at: addedAt, added_by: commandId },
      })
      .execute();
  }
}
