import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';

/**
 * Finds the household of each of the records; records without one are left out.
 * @param kinds the sections that the caller may review: records of others are not looked at
 */
export async function findHouseholdsOf(
  database: Database,
  ids: readonly string[],
  kinds: readonly RecordKind[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0 || kinds.length === 0) return new Map();
  const rows = await database
    .selectFrom('person_records')
    .innerJoin('household_members', 'household_members.person_id', 'person_records.person_id')
    .select(['record_id', 'household_id'])
    .where('record_id', 'in', ids)
    .where('kind', 'in', kinds)
    .execute();
  return new Map(rows.map((row) => [row.record_id, row.household_id]));
}
