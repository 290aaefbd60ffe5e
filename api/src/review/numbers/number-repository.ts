import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind } from 'contract/review';
import { isListed } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';
import { isContact } from '../contact-history/contact-history-repository';

interface WeekCount {
  readonly kind: RecordKind;
  /** Its place among the weeks. */
  readonly week: number;
  readonly count: number;
}

/** The times of a record, ISO 8601. */
interface Answered {
  readonly kind: RecordKind;
  readonly arrivedAt: string;
  readonly answeredAt: string;
}

interface Reached {
  readonly arrivedAt: string;
  /** Null if nobody has reached the person. */
  readonly reachedAt: string | null;
}

/** All SQL about the numbers of the last weeks. Merged records count: each arrived on its own. */
export class NumberRepository {
  constructor(private readonly database: Database) {}

  /**
   * Counts the arrivals of each kind and week.
   * @param starts the beginnings of the weeks, ISO 8601, oldest first
   */
  async countArrivals(starts: readonly string[]): Promise<readonly WeekCount[]> {
    const week = sql.join(
      starts
        .map((start, place) => sql`when created_at >= ${start} then ${sql.lit(place)}`)
        .reverse(),
      sql` `,
    );
    const arrivals = (table: 'submissions' | 'profiles', kind: RawBuilder<unknown>) => sql`
      select ${kind} as kind, case ${week} end as week from ${sql.table(table)}
        where created_at >= ${starts[0] ?? ''} and ${isListed(table)}`;
    const { rows } = await sql<WeekCount>`
      select kind, week, cast(count(*) as integer) as count from (
        ${arrivals('submissions', sql`kind`)} union all ${arrivals('profiles', sql`'profiles'`)}
      ) as arrivals group by kind, week`.execute(this.database);
    return rows;
  }

  /** Lists when records since a time arrived and were first answered, without those that were not. */
  async listAnswered(earliest: string): Promise<readonly Answered[]> {
    const answered = (table: 'submissions' | 'profiles', kind: RawBuilder<unknown>) => sql`
      select first.kind, created_at as "arrivedAt", first.at as "answeredAt"
        from first join ${sql.table(table)} on id = record_id and first.kind = ${kind}
        where created_at >= ${earliest} and first.at >= created_at and ${isListed(table)}`;
    const { rows } = await sql<Answered>`
      with first as materialized (
        select kind, record_id, min(at) as at from outreach
          where at >= ${earliest} and ${isContact} group by kind, record_id)
      ${answered('submissions', sql`submissions.kind`)}
      union all ${answered('profiles', sql`'profiles'`)}`.execute(this.database);
    return rows;
  }

  /**
   * Lists when first timers since a time came and were first reached, also through a record that was merged. Who answers
   * an email was reached.
   */
  async listFirstTimers(earliest: string): Promise<readonly Reached[]> {
    const { rows } = await sql<Reached>`
      select created_at as "arrivedAt", reached_at as "reachedAt"
        from submissions
        left join (
          select coalesce(merged_into, record_id) as of_id, min(at) as reached_at
            from (
              select record_id, at from outreach
                where kind = 'firstTimer' and outcome = 'reached' and at >= ${earliest}
              union all
              select record_id, at from replies
                where kind = 'firstTimer' and is_automatic = 0 and at >= ${earliest}
            ) as contacts join submissions on submissions.id = record_id
            group by coalesce(merged_into, record_id)
        ) as reached on of_id = id
        where kind = 'firstTimer' and created_at >= ${earliest} and merged_into is null
          and ${isListed('submissions')}`.execute(this.database);
    return rows;
  }
}
