import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../storage/database';

/**
 * Matches persons that are apart: staff said so of them, or marked two of their records in a section as no duplicates
 * and neither has changed since (contract/review-requests).
 * @param one an expression of a person's id, as `other`
 */
export const areApart = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<boolean>`(
  exists (select 1 from person_records as own
    join person_separations on first_record = own.record_id
    join person_records as others on others.record_id = second_record
    where own.person_id = ${one} and others.person_id = ${other})
  or ${areKept(one, other)} or ${areKept(other, one)})`;

const areKept = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<boolean>`
  exists (select 1 from person_records as own
    join kept_pairs on kept_pairs.kind = own.kind and first_id = own.record_id
    join person_records as others on others.record_id = second_id
    where own.person_id = ${one} and others.person_id = ${other}
      and ${hasVersion(sql`first_id`, sql`first_version`)}
      and ${hasVersion(sql`second_id`, sql`second_version`)})`;

const hasVersion = (id: RawBuilder<unknown>, version: RawBuilder<unknown>) => sql<boolean>`(
  exists (select 1 from submissions where submissions.id = ${id} and submissions.version = ${version})
  or exists (select 1 from profiles where profiles.id = ${id} and profiles.version = ${version}))`;

/** Lists the pairs of persons that are apart. */
export async function listApart(
  database: Database,
  persons: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await sql<{ readonly one: string; readonly other: string }>`
    select one.id as one, other.id as other from persons as one
    join persons as other on other.id > one.id
    where one.id in (${sql.join(persons)}) and other.id in (${sql.join(persons)})
      and ${areApart(sql`one.id`, sql`other.id`)}`.execute(database);
  return rows.map(({ one, other }) => [one, other]);
}
