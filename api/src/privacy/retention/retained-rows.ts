import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';

/** A row of a record table with the data that its retention period depends on, and none of its content. */
export interface RetainedRow {
  readonly seq: number;
  readonly id: string;
  readonly kind: RecordKind;
  readonly created_at: string;
  readonly updated_at: string;
  readonly quarantine: string | null;
  readonly merged_into: string | null;
  readonly locked_until: string | null;
  /** JSON text. */
  readonly consent: string | null;
  /** The programme's name in a registration. */
  readonly program: string | null;
  readonly seen_at: string | null;
  readonly state: string | null;
  readonly reviewed_at: string | null;
  readonly held_until: string | null;
  /** The id of an open privacy request about the record, or null. */
  readonly asked: string | null;
}

export type RecordTable = 'submissions' | 'profiles';

/** Staff answer it before the record is removed, because they could not answer it afterwards. */
const openRequest = sql<string | null>`(
  select min(privacy_requests.id) from privacy_requests
    where privacy_requests.record_id = rows.id and privacy_requests.state = 'open')`;

const selections: Readonly<Record<RecordTable, RawBuilder<unknown>>> = {
  submissions: sql`
    select seq, id, rows.kind, created_at, rows.updated_at, quarantine, merged_into, locked_until,
      cast(consent as text) as consent, null as seen_at,
      case when rows.kind = 'programAttendance' then body->>'program' end as program,
      state, reviews.updated_at as reviewed_at, until as held_until, ${openRequest} as asked
    from submissions as rows
    left join reviews on reviews.kind = rows.kind and reviews.record_id = id
    left join retention_holds as holds on holds.kind = rows.kind and holds.record_id = id`,
  profiles: sql`
    select seq, id, 'profiles' as kind, created_at, rows.updated_at, quarantine, merged_into,
      null as locked_until, null as consent, null as program,
      case when last_login_at > coalesce(last_seen, '') then last_login_at else last_seen end
        as seen_at,
      state, reviews.updated_at as reviewed_at, until as held_until, ${openRequest} as asked
    from profiles as rows
    left join (
      select profile_id, max(last_seen_at) as last_seen from member_sessions group by profile_id
    ) as sessions on profile_id = id
    left join reviews on reviews.kind = 'profiles' and reviews.record_id = id
    left join retention_holds as holds on holds.kind = 'profiles' and holds.record_id = id`,
};

const isOld: Readonly<Record<RecordTable, (before: string) => RawBuilder<boolean>>> = {
  submissions: (before) => sql`(created_at <= ${before} or locked_until is not null)`,
  profiles: (before) => sql`created_at <= ${before}`,
};

/** All SQL that reads the data that retention periods depend on. */
export class RetainedRows {
  constructor(private readonly database: Database) {}

  /** The number of the last row; 0 if there is none. */
  async findLast(table: RecordTable): Promise<number> {
    const { rows } = await sql<{ last: number | string | null }>`
      select max(seq) as last from ${sql.table(table)}`.execute(this.database);
    return Number(rows[0]?.last ?? 0);
  }

  /** Reads the rows with these numbers (inclusive) that were sent before a time or are locked. */
  async listOld(
    table: RecordTable,
    [after, last]: readonly [number, number],
    before: string,
  ): Promise<readonly RetainedRow[]> {
    const { rows } = await sql<RetainedRow>`${selections[table]}
      where seq > ${after} and seq <= ${last} and ${isOld[table](before)}
      order by seq`.execute(this.database);
    return rows;
  }

  async read(table: RecordTable, ids: readonly string[]): Promise<readonly RetainedRow[]> {
    if (ids.length === 0) return [];
    const { rows } = await sql<RetainedRow>`${selections[table]}
      where id in (${sql.join(ids)}) order by seq`.execute(this.database);
    return rows;
  }

  /** The pairs of merged records that are connected, directly or through others, with one of these. */
  async listMerged(ids: readonly string[]): Promise<readonly MergedPair[]> {
    if (ids.length === 0) return [];
    const { rows } = await sql<MergedPair>`
      with recursive reached (id) as (
        select record_id from merge_records where record_id in (${sql.join(ids)})
        union
        select others.record_id from reached
          join merge_records as one on one.record_id = reached.id
          join merges on merges.id = one.merge_id and undone_at is null
          join merge_records as others on others.merge_id = merges.id
      )
      select first.record_id as survivor, others.record_id as merged, created_at
      from reached
      join merge_records as others on others.record_id = reached.id and others.position > 0
      join merges on merges.id = others.merge_id and undone_at is null
      join merge_records as first on first.merge_id = merges.id and first.position = 0
    `.execute(this.database);
    return rows;
  }

  /** Counts the records of each kind, including quarantined and locked ones. */
  async count(): Promise<ReadonlyMap<RecordKind, number>> {
    const { rows } = await sql<{ kind: RecordKind; count: number | string }>`
      select kind, count(*) as count from submissions group by kind
      union all select 'profiles' as kind, count(*) as count from profiles`.execute(this.database);
    return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
  }
}

export interface MergedPair {
  readonly survivor: string;
  readonly merged: string;
  readonly created_at: string;
}
