import { sql } from 'kysely';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import type { ReviewCounts } from 'contract/review-requests';
import type { Database } from '../../storage/database';
import { isListed } from '../../storage/records/record-source';
import { isOpen } from './review-repository';

interface Row {
  readonly kind: RecordKind;
  readonly total: number;
  readonly touched: number;
  readonly urgent: number;
}

/** All SQL that counts records. */
export class ReviewCountRepository {
  constructor(private readonly database: Database) {}

  /**
   * Counts the records of each kind, and the new and the urgent ones. Merged, quarantined and locked ones do not count.
   * It is one statement over indexes: all that arrived minus the few that do not count, and the few that are urgent.
   * @param now what is put off until later is not urgent
   */
  async count(now: Date): Promise<ReviewCounts> {
    const isAwake = sql`(snoozed_until is null or snoozed_until <= ${now.toISOString()})`;
    const { rows } = await sql<Row>`
      select kind, cast(sum(total) as integer) as total, cast(sum(touched) as integer) as touched,
        cast(sum(urgent) as integer) as urgent
      from (
        select kind, count(*) as total, 0 as touched, 0 as urgent from submissions group by kind
        union all
        select kind, -count(*), 0, 0 from submissions where merged_into is not null group by kind
        union all
        select kind, -count(*), 0, 0 from submissions where quarantine is not null group by kind
        union all
        select kind, -count(*), 0, 0 from submissions where locked_until is not null group by kind
        union all
        select 'profiles', count(*), 0, 0 from profiles
        union all
        select 'profiles', -count(*), 0, 0 from profiles where merged_into is not null
        union all
        select 'profiles', -count(*), 0, 0 from profiles where quarantine is not null
        union all
        select kind, 0, count(*), 0 from reviews where state <> 'new' group by kind
        union all
        select kind, 0, -count(*), 0 from reviews
        where state <> 'new' and record_id in (
          select id from submissions where merged_into is not null
          union all select id from profiles where merged_into is not null
        ) group by kind
        union all
        select submissions.kind, 0, 0, count(*) from submissions
        left join reviews on reviews.kind = submissions.kind and record_id = id
        where urgency_hint is not null and urgency is null and ${isListed('submissions')} and ${isOpen} and ${isAwake}
        group by submissions.kind
        union all
        select submissions.kind, 0, 0, count(*) from reviews
        join submissions on id = record_id and submissions.kind = reviews.kind
        where urgency = 'urgent' and ${isListed('submissions')} and ${isOpen} and ${isAwake}
        group by submissions.kind
        union all
        select 'profiles', 0, 0, count(*) from reviews join profiles on id = record_id
        where reviews.kind = 'profiles' and urgency = 'urgent' and ${isListed('profiles')} and ${isOpen} and ${isAwake}
      ) as parts group by kind`.execute(this.database);
    const counts = recordKinds.map((kind) => {
      const { total, touched, urgent } = rows.find((row) => row.kind === kind) ?? nothing;
      return [kind, { total, new: total - touched, urgent }];
    });
    return Object.fromEntries(counts) as ReviewCounts;
  }
}

const nothing = { total: 0, touched: 0, urgent: 0 };
