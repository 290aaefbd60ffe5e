import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { QuarantineReason, QuarantinedRecord } from 'contract/quarantine-requests';
import { profileRecord, submissionRecord } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';

/** Maximum length of the list, so that a flood does not fill the screen; older ones appear after a release. */
const maxShown = 1000;
/** Maximum size of the list in bytes, because the response is held in memory. */
const maxBytes = 4 * 1024 * 1024;

/** Size of a large picture after it was re-encoded, in bytes. */
const largePicture = 100_000;

const tables = ['submissions', 'profiles'] as const;

/** All SQL about the quarantine. */
export class QuarantineRepository {
  constructor(private readonly database: Database) {}

  /** Lists the records of some kinds, newest first. */
  async list(kinds: readonly RecordKind[]): Promise<QuarantinedRecord[]> {
    if (kinds.length === 0) return [];
    const { rows } = await sql<Row>`
      select kind, reason, record
      from (
        select quarantined.*,
          sum(octet_length(record)) over (order by created_at desc, seq desc) as bytes
        from (
          select * from (${newestOf('submissions', sql`kind`, submissionRecord, kinds)}) as sent
          union all
          select * from (${newestOf('profiles', sql`'profiles'`, profileRecord, kinds)}) as registered
        ) as quarantined
      ) as measured
      where bytes <= ${maxBytes}
      order by created_at desc, seq desc limit ${maxShown}`.execute(this.database);
    return rows.map(({ record, ...row }) => ({
      ...row,
      record: JSON.parse(record) as QuarantinedRecord['record'],
    }));
  }

  /**
   * Estimates the bytes of the quarantine; each record counts with at least `least`. Every profile counts with a large
   * picture, whether it has one or not.
   */
  async measure(least: number): Promise<number> {
    const bytesIn = (table: (typeof tables)[number]) => sql<number>`
      select count(*) as number,
        coalesce(sum(case when size > ${least} then size else ${least} end), 0) as bytes
      from (
        select length(cast(body as text)) as size from ${sql.table(table)}
        where quarantine is not null
      ) as ${sql.ref(table)}`;
    const { rows } = await sql<{ number: number; bytes: number | string }>`
      ${bytesIn('submissions')} union all ${bytesIn('profiles')}`.execute(this.database);
    const pictures = (rows[1]?.number ?? 0) * largePicture;
    return rows.reduce((sum, { bytes }) => sum + Number(bytes), pictures);
  }

  /**
   * Moves records to their lists, in their order of arrival. Returns those that were in quarantine. The server looks at
   * submissions once more, so that whoever is on call hears of what is urgent.
   */
  async release(
    ids: readonly string[],
    kinds: readonly RecordKind[],
  ): Promise<readonly ReleasedRecord[]> {
    if (kinds.length === 0) return [];
    const released: ReleasedRecord[] = [];
    for (const table of tables) {
      const kind = table === 'profiles' ? sql<RecordKind>`'profiles'` : sql<RecordKind>`kind`;
      const { rows } = await sql<ReleasedRecord>`
        update ${sql.table(table)} set quarantine = null
          ${table === 'submissions' ? sql`, triaged_version = -1` : sql``}
        where id in (${sql.join(ids)}) and quarantine is not null and ${kind} in (${sql.join(kinds)})
        returning id, ${kind} as kind`.execute(this.database);
      released.push(...rows);
    }
    return released;
  }
}

export interface ReleasedRecord {
  readonly id: string;
  readonly kind: RecordKind;
}

interface Row {
  readonly kind: RecordKind;
  readonly reason: QuarantineReason;
  /** The record as JSON text. */
  readonly record: string;
}

const newestOf = (
  table: (typeof tables)[number],
  kind: RawBuilder<unknown>,
  record: RawBuilder<string>,
  kinds: readonly RecordKind[],
) => sql`
  select ${kind} as kind, quarantine as reason, ${record} as record, created_at, seq
  from ${sql.table(table)}
  where quarantine is not null and ${kind} in (${sql.join(kinds)}) order by seq desc limit ${maxShown}`;
