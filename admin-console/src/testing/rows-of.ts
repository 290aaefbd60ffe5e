import { findingsOf } from '../duplicates/arriving-list';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { AdminRecord } from '../records/admin-record';
import { finishWork } from '../slices/sliced-work';

/** The rows of a section with these records. */
export const rowsOf = (
  records: readonly AdminRecord[],
  contentFields: readonly string[] = [],
): readonly MarkedRecord[] => finishWork(findingsOf(records, contentFields)).marked;
