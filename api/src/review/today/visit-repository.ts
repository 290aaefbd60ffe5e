import { sql } from 'kysely';
import { visitBreak } from 'contract/today-requests';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/** All SQL about the visits of staff to the console. */
export class VisitRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Notes that a console is open, which begins a new visit after a break. */
  async note(adminId: string): Promise<void> {
    const now = this.now();
    const seen_at = now.toISOString();
    const ended = new Date(now.getTime() - visitBreak * 3_600_000).toISOString();
    await this.database
      .insertInto('staff_visits')
      .values({ admin_id: adminId, seen_at, since: null })
      .onConflict((conflict) =>
        conflict.column('admin_id').doUpdateSet({
          seen_at,
          since: sql`case when staff_visits.seen_at < ${ended} then staff_visits.seen_at
            else staff_visits.since end`,
        }),
      )
      .execute();
  }

  /** Returns the end of the last visit; null during the first. */
  async findSince(adminId: string): Promise<string | null> {
    const row = await this.database
      .selectFrom('staff_visits')
      .select('since')
      .where('admin_id', '=', adminId)
      .executeTakeFirst();
    return row?.since ?? null;
  }
}
