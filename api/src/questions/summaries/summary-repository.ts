import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { FilterReader } from 'contract/matches-filter';
import type { RecordFilter } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import type { SummaryQuestion } from 'contract/summary-requests';
import { accountName } from '../../storage/account-name';
import type { Database } from '../../storage/database';
import { filterToSql, filterableRecords } from '../filters/filter-to-sql';
import { arrivedIn } from '../ready/counted-records';
import type { TimeSpan } from '../ready/counted-records';
import { sentCents, sentValue } from '../sent-values';

/** The records of a section that a filter finds. */
interface FoundRecords {
  readonly kind: RecordKind;
  /** Where to select from, with a condition to which others may be added. */
  readonly rows: RawBuilder<unknown>;
}

/** Records of a section that have the same value. */
export interface CountedGroup {
  readonly kind: RecordKind;
  /** Null without a value. */
  readonly key: string | null;
  readonly count: number;
  /** How many of them have an amount. */
  readonly amounts: number;
  readonly cents: number;
}

/** All SQL about sums over the records that a filter finds. */
export class SummaryRepository {
  constructor(private readonly database: Database) {}

  /**
   * Finds the records of each section. Conditions on texts are compared here, once for all sums.
   * @param filter as `fitsSection` allows it for each of the sections
   */
  async find(
    kinds: readonly RecordKind[],
    filter: RecordFilter,
    reader: FilterReader,
  ): Promise<readonly FoundRecords[]> {
    const found: FoundRecords[] = [];
    for (const kind of kinds) {
      const matches = await filterToSql(this.database, kind, filter, reader);
      const rows = sql`from (${filterableRecords(kind, filter)}) as records where ${matches}`;
      found.push({ kind, rows });
    }
    return found;
  }

  /**
   * Counts and sums found records by their sections and groups. Those of months are the hours of UTC: YYYY-MM-DDTHH.
   * @param question as `fitsSection` allows it for each of the sections
   */
  async sum(
    found: readonly FoundRecords[],
    { groupBy, amount }: Pick<SummaryQuestion, 'groupBy' | 'amount'>,
    span: TimeSpan,
  ): Promise<readonly CountedGroup[]> {
    const parts = found.map(
      ({ kind, rows }) => sql`
        select ${sql.lit(kind)} as kind, ${toKey(groupBy)} as key, ${sentCents(amount)} as cents
          ${rows} and ${arrivedIn(span)}`,
    );
    const { rows } = await sql<CountedGroup>`
      select kind, key, cast(count(*) as integer) as count, cast(count(cents) as integer) as amounts,
          cast(coalesce(sum(cents), 0) as double precision) as cents
        from (${sql.join(parts, sql` union all `)}) as records
        group by kind, key`.execute(this.database);
    return rows;
  }

  /** Reads the names of the staff accounts that groups of assignees are about. */
  async readNames(
    groups: readonly { readonly key: string }[],
  ): Promise<ReadonlyMap<string, string>> {
    if (groups.length === 0) return new Map();
    const ids = groups.map(({ key }) => key);
    const { rows } = await sql<{ id: string; name: string }>`
      select id, ${accountName} as name from admins where id in (${sql.join(ids)})`.execute(
      this.database,
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

function toKey(groupBy: string | undefined): RawBuilder<unknown> {
  switch (groupBy) {
    case undefined:
      return sql`cast(null as text)`;
    case 'month':
      return sql`substr(created_at, 1, 13)`;
    case 'state':
      return sql`state`;
    case 'assignee':
      return sql`assignee`;
    default:
      return sentValue(groupBy);
  }
}
