import type { NotDuplicates } from 'contract/review-requests';
import type { AdminRecord } from '../../base/model/admin-record';

/** The entry that marks two records as no duplicates; undefined once one of them has changed. */
export const findNotDuplicates = (
  pairs: readonly NotDuplicates[],
  first: AdminRecord,
  second: AdminRecord,
): NotDuplicates | undefined =>
  pairs.find(({ records }) =>
    [first, second].every((record) =>
      records.some(({ _id, __v }) => _id === record['_id'] && __v === record['__v']),
    ),
  );

/** All pairs of the records. */
const getPairs = (
  records: readonly AdminRecord[],
): readonly (readonly [AdminRecord, AdminRecord])[] =>
  records.flatMap((first, place) =>
    records.slice(place + 1).map((second) => [first, second] as const),
  );

/** The entries that mark all of the records as no duplicates; undefined if one is missing. */
export function findNotDuplicatePairs(
  pairs: readonly NotDuplicates[],
  records: readonly AdminRecord[],
): readonly NotDuplicates[] | undefined {
  const found = getPairs(records).map(([first, second]) => findNotDuplicates(pairs, first, second));
  return found.every((pair) => pair !== undefined) ? found : undefined;
}
