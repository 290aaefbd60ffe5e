import { sql } from 'kysely';
import type { RecordKind, ReviewState } from 'contract/review';
import type { ChosenUrgency } from 'contract/review-requests';
import { todayLists } from 'contract/today-requests';
import type { Today, TodayList } from 'contract/today-requests';
import { getDueAt, getDueDays } from 'contract/due-time';
import type { Database } from '../../storage/database';
import { isContact } from '../contact-history/contact-history-repository';
import type { UrgencyHint } from '../urgency/urgency-reason';
import { groupByDueDays, isEarlier, isInList, openWork } from './open-work';
import type { Reader } from './open-work';

/** What a request asks for. */
export interface TodayFilter {
  readonly list: TodayList;
  readonly kind?: RecordKind;
  readonly assignee?: string;
}

/** A record of a list, in its place. */
export interface ListedRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly version: number;
}

interface ListedRow extends ListedRecord {
  readonly created_at: string;
  readonly seq: number;
  readonly is_urgent: number;
}

/** A section's number of records in the list, and of those that the filter leaves. */
interface CountRow {
  readonly kind: RecordKind;
  readonly count: number;
  readonly filtered: number;
}

type Row = (ListedRow & { readonly count: null }) | (CountRow & { readonly id: null });

interface TodayPage extends Pick<Today, 'total' | 'kinds'> {
  readonly records: readonly ListedRecord[];
}

/** The state of an open record, without what was sent. */
export interface OpenRow {
  readonly kind: RecordKind;
  readonly id: string;
  readonly created_at: string;
  readonly hint: UrgencyHint | null;
  readonly state: ReviewState;
  readonly assignee: string | null;
  readonly urgency: ChosenUrgency | null;
  readonly version: number;
  readonly snoozed_until: string | null;
}

/** The latest earlier submission of the same person. */
export interface Earlier {
  readonly count: number;
  readonly id: string;
  readonly at: string;
  readonly state: ReviewState;
}

/** Earlier submissions that are counted at most. */
const maxCounted = 1000;

/** All SQL about the list of open work. */
export class TodayRepository {
  constructor(private readonly database: Database) {}

  /** Counts the records of each list. It reads the open records once. */
  async count(reader: Reader): Promise<Record<TodayList, number>> {
    const sums = todayLists.map(
      (
        list,
      ) => sql`cast(coalesce(sum(case when ${isInList(list, reader)} then 1 else 0 end), 0) as integer)
        as ${sql.ref(list)}`,
    );
    const { rows } = await sql<Record<TodayList, number>>`
      with work as (${openWork(reader)})
      select ${sql.join(sums)} from work`.execute(this.database);
    return rows[0] as Record<TodayList, number>;
  }

  /**
   * Reads a page of a list and its counts. Due times are not compared by the database, which has no date arithmetic that
   * SQLite and PostgreSQL share: each group of sections with one due time gives its first rows, which are merged here.
   */
  async list(
    reader: Reader,
    { list, kind, assignee }: TodayFilter,
    { from, count }: { readonly from: number; readonly count: number },
  ): Promise<TodayPage> {
    const ofAssignee = assignee === undefined ? sql`1 = 1` : sql`assignee = ${assignee}`;
    const ofKind = kind === undefined ? sql`1 = 1` : sql`kind = ${kind}`;
    const parts = groupByDueDays(reader).map(
      (kinds, index) => sql`
        select * from (
          select kind, id, version, created_at, seq, is_urgent,
            cast(null as integer) as count, cast(null as integer) as filtered
          from listed where kind in (${sql.join(kinds)}) and ${ofKind} and ${ofAssignee}
          order by is_urgent desc, created_at, seq limit ${from + count}
        ) as ${sql.ref(`part${index}`)}`,
    );
    const { rows } = await sql<Row>`
      with work as (${openWork(reader)}),
      listed as materialized (select * from work where ${isInList(list, reader)})
      select kind, cast(null as text) as id, 0 as version, cast(null as text) as created_at, 0 as seq,
        0 as is_urgent, cast(count(*) as integer) as count,
        cast(sum(case when ${ofKind} and ${ofAssignee} then 1 else 0 end) as integer) as filtered
      from listed group by kind
      union all ${sql.join(parts, sql` union all `)}`.execute(this.database);
    const counts = rows.filter((row) => row.id === null);
    const listed = rows.filter((row) => row.id !== null);
    return {
      records: sortByDueTime(listed, reader).slice(from, from + count),
      total: counts.reduce((sum, { filtered }) => sum + filtered, 0),
      kinds: counts.map((row) => ({ kind: row.kind, count: row.count })),
    };
  }

  /** Reads the state of open records. */
  async listOpen(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, OpenRow>> {
    const { rows } = await sql<OpenRow>`
      with work as (${openWork(reader)})
      select kind, id, created_at, hint, state, assignee, urgency, version, snoozed_until
      from work where id in (${sql.join(ids)})`.execute(this.database);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Finds the earlier submissions of the people of records; records without any are left out. */
  async findEarlier(ids: readonly string[]): Promise<ReadonlyMap<string, Earlier>> {
    const earlier = isEarlier(sql`submissions`);
    const { rows } = await sql<Earlier & { readonly of: string }>`
      select found.of_id as "of", found.count, latest.id, latest.created_at as at,
        coalesce(state, 'new') as state
      from (
        select submissions.id as of_id,
          (select cast(count(*) as integer) from (select 1 as one from submissions as earlier
            where ${earlier} limit ${maxCounted}) as counted) as count,
          (select earlier.id from submissions as earlier where ${earlier}
            order by earlier.seq desc limit 1) as last_id
        from submissions where submissions.id in (${sql.join(ids)})
      ) as found
      join submissions as latest on latest.id = found.last_id
      left join reviews on reviews.kind = latest.kind and record_id = latest.id`.execute(
      this.database,
    );
    return new Map(rows.map(({ of, ...row }) => [of, row]));
  }

  /** Finds when staff last wrote to or spoke with the people of records. */
  async findContacts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await sql<{ readonly id: string; readonly at: string }>`
      select record_id as id, max(at) as at from outreach
      where record_id in (${sql.join(ids)}) and ${isContact} group by record_id
    `.execute(this.database);
    return new Map(rows.map(({ id, at }) => [id, at]));
  }

  /** Finds when staff last wrote notes about records. */
  async findNotes(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await sql<{ readonly id: string; readonly at: string }>`
      select record_id as id, max(at) as at from record_notes
      where record_id in (${sql.join(ids)}) group by record_id`.execute(this.database);
    return new Map(rows.map(({ id, at }) => [id, at]));
  }
}

/** Urgent records first, by arrival; then the others by due time, and those without one last, by arrival. */
function sortByDueTime(rows: readonly ListedRow[], { dueDays }: Reader): ListedRow[] {
  // '~' is after all digits.
  const dueOf = ({ kind, created_at, is_urgent }: ListedRow) =>
    // What is urgent does not wait for the due time of its section.
    is_urgent === 1 ? '' : (getDueAt(created_at, getDueDays(dueDays, kind)) ?? '~');
  return rows
    .map((row) => ({ row, due: dueOf(row) }))
    .sort(
      (one, other) =>
        other.row.is_urgent - one.row.is_urgent ||
        compare(one.due, other.due) ||
        compare(one.row.created_at, other.row.created_at) ||
        one.row.seq - other.row.seq,
    )
    .map(({ row }) => row);
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
