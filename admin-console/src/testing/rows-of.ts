import { findListDuplicates } from '../records/duplicates/arriving-list';
import type { MarkedRecord } from '../records/duplicates/find-duplicates';
import type { AdminRecord } from '../base/model/admin-record';
import { runToEnd } from '../base/time-slices/time-sliced-task';

/** The rows of a section with these records. */
export const rowsOf = (
  records: readonly AdminRecord[],
  contentFields: readonly string[] = [],
): readonly MarkedRecord[] => runToEnd(findListDuplicates(records, contentFields)).marked;
