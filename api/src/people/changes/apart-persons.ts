import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../storage/database';

export interface ApartPersons {
  readonly one: string;
  readonly other: string;
}

/**
 * Selects the pairs of persons that are apart, in both orders: staff said so of them, or marked two of their records in
 * a section as no duplicates and neither has changed since (contract/review-requests).
 * @param persons only pairs of these; absent: all
 */
export function selectApart(persons?: readonly string[]): RawBuilder<ApartPersons> {
  const among = persons && sql`(${sql.join(persons)})`;
  const isAsked =
    among === undefined
      ? sql`1 = 1`
      : sql`own.person_id in ${among} and others.person_id in ${among}`;
  const kept = (first: RawBuilder<unknown>, second: RawBuilder<unknown>) => sql`
    select own.person_id as one, others.person_id as other from kept_pairs
      join person_records as own on own.record_id = ${first}
      join person_records as others on others.record_id = ${second}
      where ${isAsked} and ${isCurrent('first')} and ${isCurrent('second')}`;
  return sql<ApartPersons>`
    select own.person_id as one, others.person_id as other from person_separations
      join person_records as own on own.record_id = first_record
      join person_records as others on others.record_id = second_record
      where ${isAsked}
    union ${kept(sql`first_id`, sql`second_id`)}
    union ${kept(sql`second_id`, sql`first_id`)}`;
}

/** Matches marks of which one record has still the version that staff saw. */
function isCurrent(side: 'first' | 'second'): RawBuilder<boolean> {
  const [id, version] = [sql.ref(`${side}_id`), sql.ref(`${side}_version`)];
  const has = (table: 'submissions' | 'profiles') => sql`exists (select 1 from ${sql.table(table)}
    as seen where seen.id = ${id} and seen.version = ${version})`;
  return sql<boolean>`(${has('submissions')} or ${has('profiles')})`;
}

/** Lists the pairs among persons that are apart, in both orders. */
export async function listApart(
  database: Database,
  persons: readonly string[],
): Promise<readonly ApartPersons[]> {
  const { rows } = await selectApart(persons).execute(database);
  return rows;
}
