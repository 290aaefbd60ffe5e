import { sql } from 'kysely';
import type { RecordKind } from 'contract/review';
import { accountName } from '../../storage/account-name';
import type { Database } from '../../storage/database';
import { contactedRecords, recordContacts } from '../record-contacts';
import { arrivedIn, countedRecords } from './counted-records';
import type { TimeSpan } from './counted-records';
import { median, millisecondsBetween, placedIn } from './time-arithmetic';

interface KindCount {
  readonly kind: RecordKind;
  readonly count: number;
}

interface OpenOfAssignee {
  /** Null for what is assigned to nobody. */
  readonly assignee: string | null;
  readonly name: string | null;
  readonly count: number;
}

/** How soon records were answered. */
interface AnswerTimes {
  /** Those that arrived. */
  readonly count: number;
  readonly answered: number;
  /** Null if none was answered. */
  readonly medianMilliseconds: number | null;
  readonly withinDay: number;
  readonly withinTwoDays: number;
}

const hour = 3_600_000;

/** All SQL of ready questions about the work of staff. */
export class WorkRepository {
  constructor(private readonly database: Database) {}

  /**
   * Counts the records that staff have not done with, and with whose sender nobody has been in contact. PostgreSQL took
   * nine seconds for 30,000 records with "not exists" before a table had statistics.
   */
  async countNeverContacted(kinds: readonly RecordKind[]): Promise<readonly KindCount[]> {
    const { rows } = await sql<KindCount>`
      select kind, cast(count(*) as integer) as count from (${openRecords(kinds)}) as work
        where id not in (${contactedRecords(kinds)})
        group by kind`.execute(this.database);
    return rows;
  }

  /** Tells how soon the records of a stretch of time were first answered after they had arrived. */
  async readAnswerTimes(kinds: readonly RecordKind[], span: TimeSpan): Promise<AnswerTimes> {
    const waited = millisecondsBetween(this.database, sql`created_at`, sql`answered_at`);
    const within = (hours: number) => sql`
      cast(count(case when waited <= ${sql.lit(hours * hour)} then 1 end) as integer)`;
    const { rows } = await sql<AnswerTimes>`
      with contacts as (${recordContacts(kinds)}),
      arrived as (
        select id, created_at from (${countedRecords(kinds)}) as records where ${arrivedIn(span)}),
      answered as (
        select created_at, min(at) as answered_at
          from arrived join contacts on of_record = id and at >= created_at
          group by id, created_at),
      timed as (select ${waited} as waited from answered),
      placed as (select waited, ${placedIn(sql`1`)} from timed)
      select (select cast(count(*) as integer) from arrived) as count,
          cast(count(*) as integer) as answered, ${median} as "medianMilliseconds",
          ${within(24)} as "withinDay", ${within(48)} as "withinTwoDays"
        from placed`.execute(this.database);
    return rows[0] as AnswerTimes;
  }

  /** Counts the records that staff have not done with by whom they are assigned to. */
  async countOpen(kinds: readonly RecordKind[]): Promise<readonly OpenOfAssignee[]> {
    const { rows } = await sql<OpenOfAssignee>`
      select assignee, name, cast(count(*) as integer) as count from (
          select assignee, ${accountName} as name
            from (${openRecords(kinds)}) as work left join admins on admins.id = assignee) as named
        group by assignee, name`.execute(this.database);
    return rows;
  }
}

/** Selects the records that staff have not done with. */
const openRecords = (kinds: readonly RecordKind[]) => sql`
  select records.id, records.kind, assignee from (${countedRecords(kinds)}) as records
    left join reviews on reviews.kind = records.kind and record_id = records.id
    where state is null or state <> 'done'`;
