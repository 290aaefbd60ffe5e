import { sql } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';

/**
 * Finds the household of each of the records; records without one are left out. So are those of a household of which the
 * caller may review a single person, because it would tell that there is somebody else.
 * @param kinds the sections that the caller may review: records of others are not looked at
 */
export async function findHouseholdsOf(
  database: Database,
  ids: readonly string[],
  kinds: readonly RecordKind[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0 || kinds.length === 0) return new Map();
  const { rows } = await sql<{ readonly record: string; readonly household: string }>`
    select record_id as record, own.household_id as household
    from person_records join household_members as own on own.person_id = person_records.person_id
    where record_id in (${sql.join(ids)}) and kind in (${sql.join(kinds)}) and exists (
      select 1 from household_members as others
      join person_records as seen on seen.person_id = others.person_id
      where others.household_id = own.household_id and others.person_id <> own.person_id
        and seen.kind in (${sql.join(kinds)}))`.execute(database);
  return new Map(rows.map(({ record, household }) => [record, household]));
}
