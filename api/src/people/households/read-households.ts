import type { Household } from 'contract/household-requests';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { readBareHeads } from '../persons/bare-heads';
import type { BareHead } from '../persons/bare-heads';
import type { HouseholdRow } from './household-repository';
import { nameHousehold } from './household-name';

/** Reads households with those of their persons whom the caller may read, in the same order. */
export async function readHouseholds(
  database: Database,
  kinds: readonly RecordKind[],
  rows: readonly HouseholdRow[],
): Promise<Household[]> {
  const ids = [...new Set(rows.flatMap(({ persons }) => persons))];
  const heads = await readBareHeads(database, kinds, ids);
  return rows.map(({ id: _id, version, persons }) => {
    const own = sortByName(heads.filter((head) => persons.includes(head._id)));
    const household = { _id, name: nameHousehold(own.map(({ name }) => name)) };
    return { ...household, version, persons: own.map((head) => ({ ...head, household })) };
  });
}

export const sortByName = <Head extends BareHead>(heads: readonly Head[]): Head[] =>
  heads.toSorted((one, other) => one.name.localeCompare(other.name));
