import { sql } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { sentCents, sentValue } from '../sent-values';
import { arrivedIn, countedRecords, placeAmong } from './counted-records';
import type { TimeSpan } from './counted-records';

/** Arrivals in one of several stretches of time that follow each other. */
interface ArrivalCount {
  /** That of the stretch, from 0. */
  readonly place: number;
  readonly count: number;
}

export interface AmountSum extends ArrivalCount {
  /** Euros. */
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
   * Counts the arrivals of a section in stretches of time that follow each other.
   * @param starts their beginnings, ISO 8601, oldest first
   * @param to the end of the last one
   */
  async countArrivals(
    kind: RecordKind,
    starts: readonly string[],
    to: string,
  ): Promise<readonly ArrivalCount[]> {
    const span = { from: starts[0] ?? to, to };
    const { rows } = await sql<ArrivalCount>`
      select place, cast(count(*) as integer) as count from (
          select ${placeAmong(starts)} as place
            from (${countedRecords([kind])}) as records where ${arrivedIn(span)}) as placed
        group by place`.execute(this.database);
    return rows;
  }

  /** Sums the amounts of pledges in such stretches. */
  async sumPledges(starts: readonly string[], to: string): Promise<readonly AmountSum[]> {
    const span = { from: starts[0] ?? to, to };
    const cents = sql`, ${sentCents('amount')} as cents`;
    const { rows } = await sql<{ place: number; count: number; sum: number; largest: number }>`
      select place, cast(count(*) as integer) as count,
          cast(coalesce(sum(cents), 0) as double precision) as sum,
          cast(coalesce(max(cents), 0) as double precision) as largest
        from (
          select ${placeAmong(starts)} as place, cents
            from (${countedRecords(['pledge'], () => cents)}) as records
            where ${arrivedIn(span)}) as placed
        group by place`.execute(this.database);
    return rows.map((row) => ({ ...row, sum: row.sum / 100, largest: row.largest / 100 }));
  }

  /** Counts the values of a field that is not encrypted, as they were typed, in what arrived in a stretch of time. */
  async countValues(
    kind: RecordKind,
    field: string,
    span: TimeSpan,
  ): Promise<readonly ValueCount[]> {
    const value = sql`, ${sentValue(field)} as value`;
    const { rows } = await sql<ValueCount>`
      select value, cast(count(*) as integer) as count
        from (${countedRecords([kind], () => value)}) as records
        where ${arrivedIn(span)} and value is not null group by value`.execute(this.database);
    return rows;
  }

  /** Counts the languages of the pages that sent records, and that members chose. */
  async countLanguages(
    kinds: readonly RecordKind[],
    span: TimeSpan,
  ): Promise<readonly ValueCount[]> {
    const { rows } = await sql<ValueCount>`
      select language as value, cast(count(*) as integer) as count
        from (${countedRecords(kinds, () => sql`, language`)}) as records
        where ${arrivedIn(span)} and language is not null group by language`.execute(this.database);
    return rows;
  }
}
