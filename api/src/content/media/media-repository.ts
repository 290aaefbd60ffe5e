import { sql } from 'kysely';
import { readContentKind } from 'contract/content-kinds';
import { maxMediaFiles } from 'contract/media-files';
import type { MediaFile, MediaUse } from 'contract/media-files';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { toMediaFile } from '../../storage/tables/media-row';

/** All SQL about complete files and the entries that use them. */
export class MediaRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Lists all files, newest first. */
  async list(): Promise<MediaFile[]> {
    const rows = await this.database
      .selectFrom('media_files')
      .selectAll()
      .orderBy('added_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxMediaFiles)
      .execute();
    return rows.map(toMediaFile);
  }

  async count(): Promise<number> {
    const { count } = await this.database
      .selectFrom('media_files')
      .select(sql<number | string>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async find(id: string): Promise<MediaFile | undefined> {
    const row = await this.database
      .selectFrom('media_files')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row && toMediaFile(row);
  }

  /** @param by the id of an admin */
  async insert(file: Omit<MediaFile, 'addedAt' | 'revision'>, by: string): Promise<void> {
    const added_at = this.now().toISOString();
    await this.database
      .insertInto('media_files')
      .values({ ...toColumns(file), revision: 1, added_at, added_by: by })
      .execute();
  }

  /** Saves a change by staff. Returns false if the file was changed since they saw it. */
  async change(file: MediaFile): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('media_files')
      .set({ ...toColumns(file), revision: file.revision + 1 })
      .where('id', '=', file.id)
      .where('revision', '=', file.revision)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async remove(id: string): Promise<void> {
    await this.database.deleteFrom('media_files').where('id', '=', id).execute();
  }

  /** Finds which ids are files or uploads, in one query so that an upload that is just being finished is not missed. */
  async findKnown(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.database
      .selectFrom('media_files')
      .select('id')
      .where('id', 'in', ids)
      .union(this.database.selectFrom('media_uploads').select('id').where('id', 'in', ids))
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** Finds the entries that name a file in their draft, published text, plans or stored versions. */
  async findUses(id: string): Promise<MediaUse[]> {
    // A text contains the whole id wherever it names the file (decision 59).
    const named = `%${id}%`;
    const rows = await this.database
      .selectFrom('content_entries')
      .select(['kind', 'id'])
      .where(({ or, eb }) => or([eb('draft', 'like', named), eb('published', 'like', named)]))
      .union(
        this.database
          .selectFrom('content_versions')
          .select(['kind', 'entry_id as id'])
          .where('text', 'like', named),
      )
      .union(
        this.database
          .selectFrom('content_plans')
          .select(['kind', 'entry_id as id'])
          .where('text', 'like', named),
      )
      .orderBy('kind')
      .orderBy('id')
      .execute();
    return rows.flatMap((row) => {
      const kind = readContentKind(row.kind);
      return kind === undefined ? [] : [{ kind, entry: row.id }];
    });
  }
}

function toColumns(file: Omit<MediaFile, 'addedAt' | 'revision'>) {
  const { id, kind, name, bytes, ...rest } = file;
  const details: Partial<MediaFile> = rest;
  const { revision: _revision, addedAt: _addedAt, ...kept } = details;
  return { id, kind, name, bytes, details: JSON.stringify(kept) };
}
