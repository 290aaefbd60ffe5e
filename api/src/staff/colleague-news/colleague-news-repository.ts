import { colleagueNewsMinutes } from 'contract/staff-mail-requests';
import type { RecordKind } from 'contract/review';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';
import { splitIntoBatches } from '../../storage/records/record-repository';
import type { IdMaker } from '../../storage/time-ordered-id';

/**
 * What a member of staff is told at once: a record was assigned to them, a note mentions them, or somebody replied to an
 * email about a record of theirs.
 */
export const colleagueNewsReasons = ['assigned', 'mentioned', 'replied'] as const;
export type ColleagueNewsReason = (typeof colleagueNewsReasons)[number];

export interface ColleagueNews {
  readonly id: string;
  readonly kind: RecordKind;
  /** Null where a whole section's records changed hands. */
  readonly recordId: string | null;
  readonly reason: ColleagueNewsReason;
}

const minute = 60_000;

/** All SQL about what staff are told of their colleagues' work. */
export class ColleagueNewsRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  async add(adminId: string, { kind, recordId, reason }: Omit<ColleagueNews, 'id'>): Promise<void> {
    await this.database
      .insertInto('colleague_news')
      .values({
        ...{ id: this.makeId(), admin_id: adminId, kind, record_id: recordId },
        ...{ reason, at: this.time(0), told_at: null },
      })
      .execute();
  }

  /** Lists the accounts with news that were not told any in the last minutes. Older news that were told are removed. */
  async listDue(): Promise<readonly string[]> {
    await this.database
      .deleteFrom('colleague_news')
      .where('told_at', '<=', this.time(colleagueNewsMinutes))
      .execute();
    const rows = await this.database
      .selectFrom('colleague_news')
      .select('admin_id')
      .groupBy('admin_id')
      .having(({ fn }) => fn.count('told_at'), '=', 0)
      .execute();
    return rows.map(({ admin_id }) => admin_id);
  }

  /** Lists the news of an account that no email has told yet. */
  async list(adminId: string): Promise<readonly ColleagueNews[]> {
    const rows = await this.database
      .selectFrom('colleague_news')
      .select(['id', 'kind', 'record_id as recordId', 'reason'])
      .where('admin_id', '=', adminId)
      .where('told_at', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map(({ id, kind, recordId, reason }) => ({
      ...{ id, recordId },
      kind: kind as RecordKind,
      reason: reason as ColleagueNewsReason,
    }));
  }

  /** Notes that an email told them. */
  async noteTold(ids: readonly string[]): Promise<void> {
    for (const some of splitIntoBatches(ids))
      await this.database
        .updateTable('colleague_news')
        .set({ told_at: this.time(0) })
        .where('id', 'in', some)
        .execute();
  }

  /** Removes the news of an account that wants none. */
  async remove(adminId: string): Promise<void> {
    await this.database.deleteFrom('colleague_news').where('admin_id', '=', adminId).execute();
  }

  private time(minutesAgo: number): string {
    return new Date(this.now().getTime() - minutesAgo * minute).toISOString();
  }
}
