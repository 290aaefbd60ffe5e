import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { QuarantineReason, QuarantinedRecord, RecordKind } from 'contract/review';
import { profileRecord } from '../records/record-source';
import type { Database } from '../storage/database';
import { wholeRecord } from '../storage/record-list';

/** A flood must not fill the screen of whoever looks through it; what is older comes up after a release. */
const mostShown = 1000;

const tables = ['submissions', 'profiles'] as const;

/** All SQL about records that look like a robot's. */
export class QuarantineRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async list(): Promise<QuarantinedRecord[]> {
    const { rows } = await sql<Row>`
      select kind, reason, record
      from (
        select * from (${newestOf('submissions', sql`kind`, wholeRecord())}) as sent
        union all
        select * from (${newestOf('profiles', sql`'profiles'`, profileRecord)}) as registered
      ) as quarantined
      order by created_at desc, seq desc limit ${mostShown}`.execute(this.database);
    return rows.map(({ record, ...row }) => ({
      ...row,
      record: JSON.parse(record) as QuarantinedRecord['record'],
    }));
  }

  /** Lets a record into its list, at the place where it arrived. Answers its kind; undefined when it is in no quarantine. */
  async release(id: string): Promise<RecordKind | undefined> {
    for (const table of tables) {
      const kind = table === 'profiles' ? sql<RecordKind>`'profiles'` : sql<RecordKind>`kind`;
      const { rows } = await sql<{ kind: RecordKind }>`
        update ${sql.table(table)} set quarantine = null
        where id = ${id} and quarantine is not null
        returning ${kind} as kind`.execute(this.database);
      if (rows[0] !== undefined) return rows[0].kind;
    }
    return undefined;
  }
}

interface Row {
  readonly kind: RecordKind;
  readonly reason: QuarantineReason;
  /** JSON text. */
  readonly record: string;
}

const newestOf = (
  table: (typeof tables)[number],
  kind: RawBuilder<unknown>,
  record: RawBuilder<string>,
) => sql`
  select ${kind} as kind, quarantine as reason, ${record} as record, created_at, seq
  from ${sql.table(table)} where quarantine is not null order by seq desc limit ${mostShown}`;
