import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../storage/database';
import { isSqlite } from '../../storage/is-sqlite';

/** Selects the milliseconds between two columns with ISO 8601 times. The databases share no arithmetic of dates. */
export const millisecondsBetween = (
  database: Database,
  from: RawBuilder<string>,
  to: RawBuilder<string>,
): RawBuilder<number> =>
  isSqlite(database)
    ? sql<number>`cast(round((julianday(${to}) - julianday(${from})) * 86400000) as integer)`
    : sql<number>`cast(round(extract(epoch from
        cast(${to} as timestamptz) - cast(${from} as timestamptz)) * 1000) as bigint)`;

/**
 * Selects the median of `waited`, from groups of rows that have its `place` in order, from 1, and the `amount` of rows
 * in the group. It is the mean of the two in the middle, if there are two.
 */
export const median = sql<number | null>`cast(
  avg(case when place in ((amount + 1) / 2, (amount + 2) / 2) then waited end) as double precision)`;

/** Selects the columns that `median` needs. */
export const placedIn = (group: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  row_number() over (partition by ${group} order by waited) as place,
  count(*) over (partition by ${group}) as amount`;
