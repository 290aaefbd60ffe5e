import { sql } from 'kysely';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import type { ReviewCounts } from 'contract/review-requests';
import type { Database } from '../../storage/database';

interface Row {
  readonly kind: RecordKind;
  readonly total: number;
  readonly touched: number;
}

/** All SQL that counts records. */
export class ReviewCountRepository {
  constructor(private readonly database: Database) {}

  /**
   * Counts the records and the new ones of each kind. Merged, quarantined and locked ones do not count. It is one
   * statement over indexes: all that arrived minus the few that do not count.
   */
  async count(): Promise<ReviewCounts> {
    const { rows } = await sql<Row>`
      select kind, cast(sum(total) as integer) as total, cast(sum(touched) as integer) as touched
      from (
        select kind, count(*) as total, 0 as touched from submissions group by kind
        union all
        select kind, -count(*), 0 from submissions where merged_into is not null group by kind
        union all
        select kind, -count(*), 0 from submissions where quarantine is not null group by kind
        union all
        select kind, -count(*), 0 from submissions where locked_until is not null group by kind
        union all
        select 'profiles', count(*), 0 from profiles
        union all
        select 'profiles', -count(*), 0 from profiles where merged_into is not null
        union all
        select 'profiles', -count(*), 0 from profiles where quarantine is not null
        union all
        select kind, 0, count(*) from reviews where state <> 'new' group by kind
        union all
        select kind, 0, -count(*) from reviews
        where state <> 'new' and record_id in (
          select id from submissions where merged_into is not null
          union all select id from profiles where merged_into is not null
        ) group by kind
      ) as parts group by kind`.execute(this.database);
    const counts = recordKinds.map((kind) => {
      const { total, touched } = rows.find((row) => row.kind === kind) ?? nothing;
      return [kind, { total, new: total - touched }];
    });
    return Object.fromEntries(counts) as ReviewCounts;
  }
}

const nothing = { total: 0, touched: 0 };
