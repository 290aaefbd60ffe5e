import { uploadLifetime } from 'contract/media-requests';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/**
 * Tracks files that the database does not know. They are kept as long as an unfinished upload: an operator who restores
 * a backup may have restored files before the database. The time of discovery is stored, so that a machine that
 * restarts daily removes them too; the dates of the files say nothing, because a restore keeps them.
 */
export class UnknownFiles {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Returns those of the unknown ids that have been unknown for long enough. */
  async findOld(unknown: readonly string[]): Promise<string[]> {
    const rows = await this.database.selectFrom('media_unknown').selectAll().execute();
    const noted = new Set(rows.map(({ id }) => id));
    await this.forget(rows.map(({ id }) => id).filter((id) => !unknown.includes(id)));
    await this.note(unknown.filter((id) => !noted.has(id)));
    const latest = new Date(this.now().getTime() - uploadLifetime).toISOString();
    const old = rows.filter(({ seen_at }) => seen_at <= latest).map(({ id }) => id);
    return old.filter((id) => unknown.includes(id));
  }

  /** Another process may insert the same id. */
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

  /** Restarts the waiting time of an id, as for a file that is restored before its row. */
  async forget(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.deleteFrom('media_unknown').where('id', 'in', ids).execute();
  }
}
