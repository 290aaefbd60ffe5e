import type { RecordKind } from 'contract/review';
import type { Database } from '../../src/storage/database';

export interface LinkedRecord {
  readonly kind: RecordKind;
  readonly _id: string;
}

const at = '2026-03-01T10:00:00.000Z';

/** Stores a person of these records, with a digest that all of them share. */
export async function addPerson(
  database: Database,
  id: string,
  records: readonly LinkedRecord[],
): Promise<void> {
  await database.insertInto('persons').values({ id, version: 0, created_at: at }).execute();
  for (const { kind, _id } of records) {
    const link = { record_id: _id, kind, person_id: id, at };
    await database.insertInto('person_records').values(link).execute();
    const trait = { trait: 'email', value: `digest of ${id}`, record_id: _id };
    await database.insertInto('person_traits').values(trait).execute();
  }
}

/** Stores that staff joined a record of one person into another one, as if it had happened before. */
export async function addMove(
  database: Database,
  { _id }: LinkedRecord,
  [from, to]: readonly [string, string],
): Promise<void> {
  const change = { id: `change of ${_id}`, what: 'join', at };
  const nothing = { admin_id: null, reason: null, merge_id: null, undone_at: null };
  await database
    .insertInto('person_changes')
    .values({ ...change, ...nothing })
    .execute();
  const move = { change_id: change.id, record_id: _id, from_person: from, to_person: to };
  await database.insertInto('person_moves').values(move).execute();
}

/** Stores that two records may be of one person, and that staff said that they are not. */
export async function addSeparation(
  database: Database,
  one: LinkedRecord,
  other: LinkedRecord,
): Promise<void> {
  const change = { id: `separation of ${one._id}`, what: 'apart', at };
  const nothing = { admin_id: null, reason: null, merge_id: null, undone_at: null };
  await database
    .insertInto('person_changes')
    .values({ ...change, ...nothing })
    .execute();
  for (const [first_record, second_record] of [
    [one._id, other._id],
    [other._id, one._id],
  ] as const)
    await database
      .insertInto('person_separations')
      .values({ first_record, second_record, change_id: change.id })
      .execute();
  const [first_record = '', second_record = ''] = [one._id, other._id].sort();
  await database
    .insertInto('person_matches')
    .values({ first_record, second_record, reasons: 'email', strength: 1 })
    .execute();
}

/** Stores a household of these persons. */
export async function addHouseholdOf(
  database: Database,
  id: string,
  persons: readonly string[],
): Promise<void> {
  await database.insertInto('households').values({ id, version: 0, created_at: at }).execute();
  for (const person_id of persons)
    await database
      .insertInto('household_members')
      .values({ person_id, household_id: id, joined_from: null })
      .execute();
}

/** All that is stored of persons and households, as text. */
export async function storedOfPersons(database: Database): Promise<string> {
  const tables = [
    ...(['persons', 'person_records', 'person_traits', 'person_matches'] as const),
    ...(['person_changes', 'person_moves', 'person_separations'] as const),
    ...(['households', 'household_members', 'household_refusals'] as const),
  ] as const;
  const rows = await Promise.all(
    tables.map((table) => database.selectFrom(table).selectAll().execute()),
  );
  return JSON.stringify(rows);
}
