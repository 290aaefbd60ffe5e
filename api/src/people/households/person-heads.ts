import type { PersonHead } from 'contract/persons';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { readBareHeads } from '../persons/bare-heads';
import type { BareHead } from '../persons/bare-heads';
import { nameHousehold } from './household-name';
import { HouseholdRepository } from './household-repository';

/**
 * Reads persons as lists show them, in the order of the ids. Those of whom the caller may read no record are left out,
 * and what a head says comes from records that they may read.
 */
export const readPersonHeads = async (
  database: Database,
  kinds: readonly RecordKind[],
  ids: readonly string[],
): Promise<readonly PersonHead[]> =>
  withHouseholds(database, kinds, await readBareHeads(database, kinds, ids));

/** Adds the households to persons, as far as the caller may read the others in them. */
async function withHouseholds(
  database: Database,
  kinds: readonly RecordKind[],
  heads: readonly BareHead[],
): Promise<readonly PersonHead[]> {
  const ids = heads.map(({ _id }) => _id);
  const households = await new HouseholdRepository(database).findOf(ids, kinds);
  if (households.size === 0) return heads;
  const names = new Map(heads.map(({ _id, name }) => [_id, name]));
  const members = [...households.values()].flatMap(({ persons }) => persons);
  const others = [...new Set(members)].filter((id) => !names.has(id));
  for (const { _id, name } of await readBareHeads(database, kinds, others)) names.set(_id, name);
  return heads.map((head) => {
    const household = households.get(head._id);
    if (household === undefined) return head;
    const name = nameHousehold(household.persons.map((id) => names.get(id) ?? ''));
    return { ...head, household: { _id: household.id, name } };
  });
}
