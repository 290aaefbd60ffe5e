import type { AdminRecord } from '../../base/model/admin-record';
import type { DuplicateFindings, MarkedRecord } from './find-duplicates';

/**
 * The records that were sent again since, each with those duplicates that are still open, oldest first.
 * @param isOpen whether nobody has marked a record as done
 */
export function findAskedAgain(
  { marked, groups }: DuplicateFindings,
  isOpen: (record: AdminRecord) => boolean,
): ReadonlyMap<AdminRecord, readonly MarkedRecord[]> {
  const rows = new Map(
    marked.filter(({ status }) => status === 'DUPLICATE').map((row) => [row.record, row]),
  );
  const found = new Map<AdminRecord, readonly MarkedRecord[]>();
  for (const { records } of groups) {
    const [original, ...repeats] = records;
    const open = repeats.filter(isOpen).flatMap((record) => rows.get(record) ?? []);
    if (original && open.length > 0) found.set(original, open);
  }
  return found;
}
