import type { ReviewState } from 'contract/review';
import type { AdminRecord } from '../../base/model/admin-record';
import type { DuplicateGroup } from './keyed-records';

/**
 * The records that were sent again since, each with its newest duplicate, if nobody has dealt with that one yet.
 * @param stateOf the review state of a record
 */
export function findAskedAgain(
  groups: readonly DuplicateGroup[],
  stateOf: (record: AdminRecord) => ReviewState,
): ReadonlyMap<AdminRecord, AdminRecord> {
  const found = new Map<AdminRecord, AdminRecord>();
  for (const { records } of groups) {
    const [original, newest] = [records[0], records.at(-1)];
    if (original && newest && stateOf(newest) === 'new') found.set(original, newest);
  }
  return found;
}
