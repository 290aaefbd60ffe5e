import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { sentCents, sentValue } from '../sent-values';
import { arrivedIn, countedRecords, placeAmong } from './counted-records';
import type { TimeSpan } from './counted-records';

/** Arrivals in one of several stretches of time that follow each other. */
export interface ArrivalSum {
  /** That of the stretch, from 0. */
  readonly place: number;
  readonly count: number;
  /** Euros; 0 if no field is summed. */
  readonly sum: number;
  readonly largest: number;
}

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** All SQL of ready questions about what arrived, and when. */
export class ArrivalRepository {
  constructor(private readonly database: Database) {}

  /** When the first record of these sections arrived; undefined without one. */
  async findFirst(kinds: readonly RecordKind[]): Promise<string | undefined> {
    const { rows } = await sql<{ first: string | null }>`
      select min(created_at) as first from (${countedRecords(kinds)}) as records`.execute(
      this.database,
    );
    return rows[0]?.first ?? undefined;
  }

  /**
   * Counts the arrivals of a section in stretches of time that follow each other, and sums their amounts.
   * @param starts their beginnings, ISO 8601, oldest first
   * @param to the end of the last one
   * @param field the one with euros
   */
  async sum(
    kind: RecordKind,
    starts: readonly string[],
    to: string,
    field?: string,
  ): Promise<readonly ArrivalSum[]> {
    const span = { from: starts[0] ?? to, to };
    const { rows } = await sql<ArrivalSum>`
      select place, cast(count(*) as integer) as count,
          cast(coalesce(sum(cents), 0) as double precision) as sum,
          cast(coalesce(max(cents), 0) as double precision) as largest
        from (
          select ${placeAmong(starts)} as place, cents
            from (${countedRecords([kind], sql`, ${sentCents(field)} as cents`)}) as records
            where ${arrivedIn(span)}) as placed
        group by place`.execute(this.database);
    return rows.map((row) => ({ ...row, sum: row.sum / 100, largest: row.largest / 100 }));
  }

  /** Counts the values of a field that is not encrypted, as they were typed, in what arrived in a stretch of time. */
  countValues(kind: RecordKind, field: string, span: TimeSpan): Promise<readonly ValueCount[]> {
    return this.countBy(sentValue(field), [kind], span);
  }

  /** Counts the languages of the pages that sent records, and that members chose. */
  countLanguages(kinds: readonly RecordKind[], span: TimeSpan): Promise<readonly ValueCount[]> {
    return this.countBy(sql`language`, kinds, span);
  }

  private async countBy(value: RawBuilder<unknown>, kinds: readonly RecordKind[], span: TimeSpan) {
    const { rows } = await sql<ValueCount>`
      select value, cast(count(*) as integer) as count
        from (${countedRecords(kinds, sql`, ${value} as value`)}) as records
        where ${arrivedIn(span)} and value is not null group by value`.execute(this.database);
    return rows;
  }
}
