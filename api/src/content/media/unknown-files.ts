import { uploadLifetime } from 'contract/media-api';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/**
 * Files that the database does not know. They are left alone for as long as an unfinished upload is: an operator who
 * restores a backup may have put the files in place before the database. Since when each is unknown is stored, so that
 * a machine that restarts every day removes them too; what the disk says of a file tells nothing, for an operator who
 * restores keeps its dates.
 */
export class UnknownFiles {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Of those that are unknown now, the ones that have been for long enough. */
  async findOld(unknown: readonly string[]): Promise<string[]> {
    const rows = await this.database.selectFrom('media_unknown').selectAll().execute();
    const noted = new Set(rows.map(({ id }) => id));
    await this.forget(rows.map(({ id }) => id).filter((id) => !unknown.includes(id)));
    await this.note(unknown.filter((id) => !noted.has(id)));
    const latest = new Date(this.now().getTime() - uploadLifetime).toISOString();
    const old = rows.filter(({ seen_at }) => seen_at <= latest).map(({ id }) => id);
    return old.filter((id) => unknown.includes(id));
  }

  /** Another process may note the same. */
  private async note(ids: readonly string[]): Promise<void> {
    const seen_at = this.now().toISOString();
    for (const id of ids) {
      await this.database
        .insertInto('media_unknown')
        .values({ id, seen_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  /** Of one that is brought again, which is not known yet, a day begins anew. */
  async forget(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.deleteFrom('media_unknown').where('id', 'in', ids).execute();
  }
}
