import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { PersonChange, RecordPlace } from 'contract/persons';
import type { Tables } from '../../storage/tables/tables';

/** A join, a part or a separation that was not undone. */
export interface StandingChange extends Pick<PersonChange, '_id' | 'what'> {
  readonly isByRule: boolean;
  readonly sides: readonly (readonly RecordPlace[])[];
}

/**
 * Finds a change that stands, with the records on each side: those that it moved and those that stayed, or those of
 * each person that is kept apart. Undefined if it was undone.
 */
export async function findStandingChange(
  transaction: Transaction<Tables>,
  id: string,
): Promise<StandingChange | undefined> {
  const change = await transaction
    .selectFrom('person_changes')
    .select(['what', 'reason'])
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (change === undefined) return undefined;
  const moves = sql`(select record_id, from_person, to_person from person_moves
    where change_id = ${id}) as moves`;
  const { rows } = await sql<RecordPlace & { readonly side: string }>`
    select 'moved' as side, kind, person_records.record_id as "_id"
      from ${moves} join person_records on person_records.record_id = moves.record_id
    union
    select 'stayed', kind, person_records.record_id
      from ${moves} join person_records on person_id in (from_person, to_person)
      where person_records.record_id not in (select record_id from person_moves
        where change_id = ${id})
    union
    select person_id, kind, record_id from person_separations
      join person_records on record_id = first_record
      where change_id = ${id} and not exists (select 1 from ${moves})`.execute(transaction);
  const sides = new Map<string, RecordPlace[]>();
  for (const { side, ...place } of rows) sides.set(side, [...(sides.get(side) ?? []), place]);
  return {
    _id: id,
    what: change.what as PersonChange['what'],
    isByRule: change.reason !== null,
    sides: [...sides.values()],
  };
}
