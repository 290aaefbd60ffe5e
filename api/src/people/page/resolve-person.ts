import { sql } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';

/** Joins that a link to a person that was joined into another one is followed through. */
const mostJoins = 10;

/**
 * Returns the id of the person that an id means: its own, that of one of its records, or that of a person that was joined
 * into it. Undefined if none of its records is of these sections.
 */
export async function resolvePerson(
  database: Database,
  id: string,
  kinds: readonly RecordKind[],
): Promise<string | undefined> {
  if (kinds.length === 0) return undefined;
  let next: string | undefined = id;
  for (let joins = 0; next !== undefined && joins <= mostJoins; joins++) {
    const found = await findReadable(database, next, kinds);
    if (found !== undefined) return found;
    next = await findJoinedInto(database, next);
  }
  return undefined;
}

async function findReadable(
  database: Database,
  id: string,
  kinds: readonly RecordKind[],
): Promise<string | undefined> {
  const { rows } = await sql<{ readonly person: string }>`
    select person_id as person from person_records
      where record_id = ${id} and kind in (${sql.join(kinds)})
    union all select person_id from person_records
      where person_id = ${id} and kind in (${sql.join(kinds)}) limit 1`.execute(database);
  return rows[0]?.person;
}

async function findJoinedInto(database: Database, id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('person_moves')
    .innerJoin('person_changes', 'person_changes.id', 'change_id')
    .select('to_person')
    .where('from_person', '=', id)
    .where('what', '=', 'join')
    .where('undone_at', 'is', null)
    .orderBy('person_changes.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.to_person;
}
