import { findingsOf } from '../duplicates/arriving-list';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { AdminRecord } from '../model/admin-record';
import { runToEnd } from '../time-slices/time-sliced-task';

/** The rows of a section with these records. */
export const rowsOf = (
  records: readonly AdminRecord[],
  contentFields: readonly string[] = [],
): readonly MarkedRecord[] => runToEnd(findingsOf(records, contentFields)).marked;
