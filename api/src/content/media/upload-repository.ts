import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { uploadLifetime } from 'contract/media-requests';
import type { Upload } from 'contract/media-requests';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { MediaUploadsTable } from '../../storage/tables/media-tables';

/** All SQL about unfinished uploads. */
export class UploadRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Lists the uploads of an account, oldest first. */
  async listOf(by: string): Promise<Upload[]> {
    const rows = await this.database
      .selectFrom('media_uploads')
      .selectAll()
      .where('by', '=', by)
      .orderBy('id')
      .execute();
    return rows.map(toUpload);
  }

  async find(id: string, by: string): Promise<Upload | undefined> {
    const row = await this.database
      .selectFrom('media_uploads')
      .selectAll()
      .where('id', '=', id)
      .where('by', '=', by)
      .executeTakeFirst();
    return row && toUpload(row);
  }

  async insert({ id, name, bytes }: Omit<Upload, 'received'>, by: string): Promise<void> {
    const progress_at = this.now().toISOString();
    await this.database
      .insertInto('media_uploads')
      .values({ id, name, bytes, received: 0, by, progress_at })
      .execute();
  }

  async noteReceived(id: string, received: number): Promise<void> {
    await this.database
      .updateTable('media_uploads')
      .set({ received, progress_at: this.now().toISOString() })
      .where('id', '=', id)
      .execute();
  }

  /** Returns whether this call removed the row: of concurrent ones, even in several processes, one does. */
  async remove(id: string): Promise<boolean> {
    const removed = this.database.deleteFrom('media_uploads').where('id', '=', id);
    return (await removed.executeTakeFirstOrThrow()).numDeletedRows === 1n;
  }

  /** Sums the bytes that all uploads still have to bring. */
  async countMissing(): Promise<number> {
    const { missing } = await this.database
      .selectFrom('media_uploads')
      .select(sql<number | string | null>`sum(bytes - received)`.as('missing'))
      .executeTakeFirstOrThrow();
    return Number(missing ?? 0);
  }

  /** Finds uploads without progress for so long that no client can be working on them. */
  async findAbandoned(): Promise<string[]> {
    const rows = await this.database
      .selectFrom('media_uploads')
      .select('id')
      .where('progress_at', '<=', new Date(this.now().getTime() - uploadLifetime).toISOString())
      .execute();
    return rows.map(({ id }) => id);
  }
}

const toUpload = ({ id, name, bytes, received }: Selectable<MediaUploadsTable>): Upload => ({
  id,
  name,
  bytes,
  received,
});
