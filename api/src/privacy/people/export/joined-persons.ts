import type { Database } from '../../../storage/database';
import { splitIntoBatches } from '../../../storage/records/record-repository';

/** A person that records were joined into. What is of other people, as who else lives in the household, stays out. */
export interface JoinedPerson {
  readonly _id: string;
  /** Ids of the exported records of this person. */
  readonly records: readonly string[];
  readonly isInHousehold: boolean;
  /** Oldest first. */
  readonly changes: readonly { readonly at: string; readonly what: string }[];
}

/** Reads which persons the records are of, and whether staff put them into a household. */
export async function readJoinedPersons(
  database: Database,
  ids: readonly string[],
): Promise<readonly JoinedPerson[]> {
  const persons = new Map<string, { records: string[]; changes: Map<string, Change> }>();
  const inHousehold = new Set<string>();
  for (const some of splitIntoBatches(ids)) {
    const links = await database
      .selectFrom('person_records')
      .leftJoin('household_members', 'household_members.person_id', 'person_records.person_id')
      .select(['person_records.person_id as person', 'record_id as record', 'household_id'])
      .where('record_id', 'in', some)
      .orderBy('record_id')
      .execute();
    for (const { person, record, household_id } of links) {
      const known = persons.get(person) ?? { records: [], changes: new Map<string, Change>() };
      persons.set(person, { ...known, records: [...known.records, record] });
      if (household_id !== null) inHousehold.add(person);
    }
    const changes = await database
      .selectFrom('person_moves')
      .innerJoin('person_changes', 'person_changes.id', 'change_id')
      .innerJoin('person_records', 'person_records.record_id', 'person_moves.record_id')
      .select(['person_id as person', 'person_changes.id as id', 'person_changes.at as at', 'what'])
      .where('person_moves.record_id', 'in', some)
      .execute();
    for (const { person, id, at, what } of changes)
      persons.get(person)?.changes.set(id, { at, what });
  }
  return [...persons].map(([_id, { records, changes }]) => ({
    _id,
    records,
    isInHousehold: inHousehold.has(_id),
    changes: [...changes.values()].sort((one, other) => (one.at < other.at ? -1 : 1)),
  }));
}

type Change = JoinedPerson['changes'][number];
