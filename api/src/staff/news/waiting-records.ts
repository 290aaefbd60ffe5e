import { sql } from 'kysely';
import type { RecordKind } from 'contract/review';
import { isListed, recordSource } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';

/** The records of a section that nobody has started to review. */
export interface WaitingRecords {
  readonly kind: RecordKind;
  readonly count: number;
  /** When the oldest record arrived, ISO 8601. */
  readonly since: string;
}

/** All SQL about the content of digests. */
export class WaitingRecordRepository {
  constructor(private readonly database: Database) {}

  /** Counts the waiting records of some sections; sections without any are left out. */
  async count(kinds: readonly RecordKind[]): Promise<readonly WaitingRecords[]> {
    const all: WaitingRecords[] = [];
    for (const kind of kinds) {
      const { table, condition } = recordSource(kind);
      const { rows } = await sql<{ count: number | string; since: string | null }>`
        select count(*) as count, min(created_at) as since from ${sql.table(table)}
        where ${condition} and merged_into is null and not exists (
          select 1 from reviews
          where reviews.kind = ${kind} and record_id = ${sql.table(table)}.id and state <> 'new'
        )`.execute(this.database);
      const [{ count, since } = { count: 0, since: null }] = rows;
      if (since !== null) all.push({ kind, count: Number(count), since });
    }
    return all;
  }

  /** Counts the unfinished records of some sections that are assigned to an account, without merged ones. */
  async countAssigned(adminId: string, kinds: readonly RecordKind[]): Promise<number> {
    if (kinds.length === 0) return 0;
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from reviews
      where assignee = ${adminId} and state <> 'done' and kind in (${sql.join(kinds)})
        and ((kind = 'profiles' and ${isCurrent('profiles')})
          or (kind <> 'profiles' and ${isCurrent('submissions')}))`.execute(this.database);
    return Number(rows[0]?.count ?? 0);
  }
}

/** Whether a list shows the record of a review and it was not merged into another. */
const isCurrent = (table: 'submissions' | 'profiles') => sql<boolean>`exists (
  select 1 from ${sql.table(table)}
  where id = reviews.record_id and ${isListed(table)} and merged_into is null)`;
