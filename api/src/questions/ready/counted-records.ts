import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind } from 'contract/review';
import { isListed } from '../../storage/records/record-source';

/** A stretch of time, ISO 8601; the end is not in it. */
export interface TimeSpan {
  readonly from: string;
  readonly to: string;
}

/**
 * Selects the records of these sections that count: neither merged away, nor in quarantine, nor locked away. Those that
 * tables hide as duplicates are among them.
 * @param kinds at least one
 * @param more further columns
 */
export const countedRecords = (
  kinds: readonly RecordKind[],
  more: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> => sql`
  select id, kind, created_at ${more} from submissions
    where kind in (${sql.join(kinds)}) and merged_into is null and ${isListed('submissions')}
  union all
  select id, 'profiles', created_at ${more} from profiles
    where 'profiles' in (${sql.join(kinds)}) and merged_into is null and ${isListed('profiles')}`;

/** Matches rows that arrived in a stretch of time. */
export const arrivedIn = ({ from, to }: TimeSpan): RawBuilder<boolean> =>
  sql<boolean>`created_at >= ${from} and created_at < ${to}`;

/**
 * Selects the place of a row's arrival among stretches of time that follow each other.
 * @param starts their beginnings, ISO 8601, oldest first; nothing arrived before the first
 */
export const placeAmong = (starts: readonly string[]): RawBuilder<number> => {
  const cases = starts
    .map((start, place) => sql`when created_at >= ${start} then ${sql.lit(place)}`)
    .reverse();
  return sql<number>`case ${sql.join(cases, sql` `)} end`;
};
