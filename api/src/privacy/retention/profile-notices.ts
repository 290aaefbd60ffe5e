import type { Database } from '../../storage/database';

/** All SQL about the notices to members whose profiles end. */
export class ProfileNotices {
  constructor(private readonly database: Database) {}

  /** The times at which the notices of these profiles were sent, without profiles whose notice was not. */
  async listMailed(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('profile_notices')
      .select(['profile_id', 'mailed_at'])
      .where('profile_id', 'in', ids)
      .execute();
    return new Map(
      rows.flatMap(({ profile_id, mailed_at }) => (mailed_at ? [[profile_id, mailed_at]] : [])),
    );
  }

  async isAsked(id: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('profile_notices')
      .select('profile_id')
      .where('profile_id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  }

  async ask(ids: readonly string[]): Promise<void> {
    await this.database
      .insertInto('profile_notices')
      .values(ids.map((profile_id) => ({ profile_id, mailed_at: null })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Notes that the mail server has accepted the email. */
  async noteMailed(id: string, at: string): Promise<void> {
    await this.database
      .updateTable('profile_notices')
      .set({ mailed_at: at })
      .where('profile_id', '=', id)
      .execute();
  }

  /** Deletes notices of members who were active again or are held, so that they are notified anew later. */
  async forget(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.deleteFrom('profile_notices').where('profile_id', 'in', ids).execute();
  }
}
