import type { Transaction } from 'kysely';
import type { Tables } from '../storage/tables/tables';
import { lockPersons } from './lock-persons';
import { HouseholdChanges } from './households/household-changes';

/**
 * Takes records (a few hundred at most) out of their persons before they are erased or locked away: links, digests,
 * matches, and what an undo would need. A person without records and a household with fewer than two persons go too, so
 * that nothing brings them back later.
 */
export async function unlinkRecords(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> {
  await lockPersons(transaction);
  const persons = await listPersons(transaction, ids);
  const changes = await listChanges(transaction, ids);
  for (const table of ['person_records', 'person_traits', 'person_moves'] as const)
    await transaction.deleteFrom(table).where('record_id', 'in', ids).execute();
  for (const table of ['person_matches', 'person_separations'] as const)
    for (const side of ['first_record', 'second_record'] as const)
      await transaction.deleteFrom(table).where(side, 'in', ids).execute();
  if (changes.length > 0) await removeEmptyChanges(transaction, changes);
  if (persons.length === 0) return;
  const gone = await listGone(transaction, persons);
  const households = new HouseholdChanges(transaction);
  const affected = await households.listOf(persons);
  if (gone.length > 0) {
    await transaction.deleteFrom('persons').where('id', 'in', gone).execute();
    await households.forget(gone);
  }
  await households.removeSmall(affected);
}

/** The persons that the records are in, were in, or would be in again after an undo. */
async function listPersons(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const links = await transaction
    .selectFrom('person_records')
    .select('person_id as id')
    .where('record_id', 'in', ids)
    .execute();
  const moves = await transaction
    .selectFrom('person_moves')
    .select(['from_person', 'to_person'])
    .where('record_id', 'in', ids)
    .execute();
  const moved = moves.flatMap(({ from_person, to_person }) => [from_person, to_person]);
  return [...new Set([...links.map(({ id }) => id), ...moved])];
}

async function listChanges(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const moves = await transaction
    .selectFrom('person_moves')
    .select('change_id as id')
    .where('record_id', 'in', ids)
    .execute();
  // Each pair is stored in both orders.
  const separations = await transaction
    .selectFrom('person_separations')
    .select('change_id as id')
    .where('first_record', 'in', ids)
    .execute();
  return [...new Set([...moves, ...separations].map(({ id }) => id))];
}

/** Removes changes that are about no record any more. */
async function removeEmptyChanges(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('person_changes')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('person_moves')
            .select('change_id')
            .whereRef('change_id', '=', 'person_changes.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('person_separations')
            .select('change_id')
            .whereRef('change_id', '=', 'person_changes.id'),
        ),
      ),
    )
    .execute();
}

/** Those that have no records and that no undo would give any. */
async function listGone(
  transaction: Transaction<Tables>,
  persons: readonly string[],
): Promise<readonly string[]> {
  const links = await transaction
    .selectFrom('person_records')
    .select('person_id as id')
    .where('person_id', 'in', persons)
    .execute();
  const moves = await transaction
    .selectFrom('person_moves')
    .select(['from_person', 'to_person'])
    .where(({ or, eb }) => or([eb('from_person', 'in', persons), eb('to_person', 'in', persons)]))
    .execute();
  const known = new Set([
    ...links.map(({ id }) => id),
    ...moves.flatMap(({ from_person, to_person }) => [from_person, to_person]),
  ]);
  return persons.filter((id) => !known.has(id));
}
