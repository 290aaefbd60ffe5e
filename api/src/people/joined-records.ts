import type { RecordKind } from 'contract/review';
import { sql } from 'kysely';
import type { Database } from '../storage/database';
import { splitIntoBatches } from '../storage/records/record-repository';

export interface JoinedRecord {
  readonly kind: RecordKind;
  readonly id: string;
}

/** Lists the other records of the persons that these records are of, in all sections. */
export async function listJoined(
  database: Database,
  ids: readonly string[],
): Promise<readonly JoinedRecord[]> {
  const found = new Map<string, JoinedRecord>();
  for (const some of splitIntoBatches(ids)) {
    const rows = await database
      .selectFrom('person_records as own')
      .innerJoin('person_records as other', 'other.person_id', 'own.person_id')
      .select([sql<RecordKind>`other.kind`.as('kind'), 'other.record_id as id'])
      .where('own.record_id', 'in', some)
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  for (const id of ids) found.delete(id);
  return [...found.values()];
}
