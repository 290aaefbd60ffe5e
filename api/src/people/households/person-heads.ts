import type { PersonHead } from 'contract/persons';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { withHouseholds } from './with-households';
import { readBareHeads } from '../persons/bare-heads';

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
