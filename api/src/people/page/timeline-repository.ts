import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { TimelineKind } from 'contract/person-requests';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { hasReadableSides } from '../changes/readable-sides';

/** What happened, without its content. */
export interface TimelineRow {
  readonly id: string;
  readonly at: string;
  readonly what: TimelineKind;
  readonly kind: RecordKind;
  readonly recordId: string;
}

/** A place in a timeline: what is before it is older. */
export type TimelinePlace = Pick<TimelineRow, 'at' | 'id'>;

interface TimelineFilter {
  readonly person: string;
  /** Sections whose records count. */
  readonly kinds: readonly RecordKind[];
  readonly before: TimelinePlace | undefined;
  readonly what: TimelineKind | undefined;
  readonly limit: number;
}

/** Selects the columns of a row; `own` are the records of the person that the reader may read. */
const happened = (
  what: RawBuilder<unknown>,
  { id, at, record }: Readonly<Record<'id' | 'at' | 'record', string>>,
) =>
  sql`${what} as what, ${sql.ref(id)} as id, ${sql.ref(at)} as at, own.kind, ${sql.ref(record)} as "recordId"`;

/** A record that staff took down came by hand, one from a file by an import. */
const arrival = sql`coalesce(case when origins.origin = 'import' then 'imported'
  when origins.origin is not null then 'added' end, 'sent')`;

/** Notes, contacts, replies and corrections, which are rows about one record. */
const aboutRecords = (
  [
    ['note', 'record_notes'],
    ['contact', 'outreach'],
    ['reply', 'replies'],
    ['corrected', 'record_corrections'],
  ] as const
).map(
  ([what, table]) => sql`
    select ${happened(sql.lit(what), { id: `${table}.id`, at: `${table}.at`, record: 'record_id' })}
      from own join ${sql.table(table)} on record_id = own.id`,
);

/** What the rule or staff did to the person, once for all records. */
const changes = (
  what: 'joined' | 'parted',
  change: 'join' | 'part',
  kinds: readonly RecordKind[],
) => sql`
    select ${sql.lit(what)} as what, person_changes.id as id, max(person_changes.at) as at,
        max(own.kind) as kind, max(record_id) as "recordId"
      from own join person_moves on record_id = own.id
        join person_changes on person_changes.id = change_id
      where what = ${change} and undone_at is null and ${hasReadableSides(kinds)} group by person_changes.id`;

/** All SQL that reads timelines. */
export class TimelineRepository {
  constructor(private readonly database: Database) {}

  /** Lists what happened to the records of a person, newest first. */
  async list({ person, kinds, before, what, limit }: TimelineFilter) {
    const isOlder = before
      ? sql`(at < ${before.at} or (at = ${before.at} and id < ${before.id}))`
      : sql`1 = 1`;
    const isWanted = what === undefined ? sql`1 = 1` : sql`what = ${what}`;
    const { rows } = await sql<TimelineRow>`
      with own as (select record_id as id, kind, at from person_records
        where person_id = ${person} and kind in (${sql.join(kinds)}))
      select what, id, at, kind, "recordId" from (
        select ${happened(arrival, { id: 'own.id', at: 'own.at', record: 'own.id' })}
          from own left join record_origins as origins on origins.record_id = own.id
        union all ${sql.join(aboutRecords, sql` union all `)}
        union all
        select ${happened(sql.lit('merged'), { id: 'merges.id', at: 'merges.created_at', record: 'record_id' })}
          from own join merge_records on record_id = own.id and position = 0
            join merges on merges.id = merge_id where undone_at is null
        union all ${changes('joined', 'join', kinds)}
        union all ${changes('parted', 'part', kinds)}
      ) as happened where ${isOlder} and ${isWanted}
      order by at desc, id desc limit ${limit}`.execute(this.database);
    return rows;
  }
}
