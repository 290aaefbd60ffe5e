import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind } from 'contract/review';
import { isListed, profileRecord, submissionRecord } from '../../storage/records/record-source';
import type { ChangeSubject } from '../../storage/records/record-changes';
import type { Database } from '../../storage/database';

export type RecordTable = 'submissions' | 'profiles';

export interface Arrival {
  readonly seq: number;
  readonly kind: RecordKind;
  /** The JSON text of the record; null if it is in no list. */
  readonly record: string | null;
}

const sources: Readonly<
  Record<
    RecordTable,
    { readonly kind: RawBuilder<RecordKind>; readonly record: RawBuilder<string> }
  >
> = {
  submissions: { kind: sql`kind`, record: submissionRecord },
  profiles: { kind: sql`'profiles'`, record: profileRecord },
};

/** All SQL for the changes since the last poll, made by this process or another. */
export class ConsoleEventRepository {
  constructor(private readonly database: Database) {}

  /** Returns the number of the last row; 0 if there is none. */
  async findLast(table: RecordTable): Promise<number> {
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(seq), 0) as last from ${sql.table(table)}`.execute(this.database);
    return rows[0]?.last ?? 0;
  }

  /** Returns the rows after a number and the given missing ones before it, by number. */
  async findArrivals(
    table: RecordTable,
    { last, missing, limit }: { last: number; missing: readonly number[]; limit: number },
  ): Promise<Arrival[]> {
    const { kind, record } = sources[table];
    // No row has the number 0; PostgreSQL accepts no empty list.
    const { rows } = await sql<Arrival>`
      select seq, ${kind} as kind, case when ${isListed(table)} then ${record} end as record
      from ${sql.table(table)} where seq > ${last} or seq in (${sql.join([0, ...missing])})
      order by seq limit ${limit}`.execute(this.database);
    return rows;
  }

  /** Returns the kinds of all rows after a number. */
  async findKinds(table: RecordTable, last: number): Promise<RecordKind[]> {
    const { rows } = await sql<{ kind: RecordKind }>`
      select distinct ${sources[table].kind} as kind from ${sql.table(table)}
      where seq > ${last} and ${isListed(table)}`.execute(this.database);
    return rows.map(({ kind }) => kind);
  }

  /** Returns the change counters of each kind of record and of the accounts' rights. */
  async countChanges(): Promise<ReadonlyMap<ChangeSubject, number>> {
    const rows = await this.database
      .selectFrom('record_changes')
      .select([sql<ChangeSubject>`kind`.as('kind'), 'count'])
      .execute();
    return new Map(rows.map(({ kind, count }) => [kind, count]));
  }
}
