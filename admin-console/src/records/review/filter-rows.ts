import type { ReviewState } from 'contract/review';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { stepsPerPause } from '../../base/time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import { getRecordId } from './store/open-record';
import { getReviewState } from './store/review-index';
import type { ReviewIndex } from './store/review-index';
import type { ReviewFilterChoice } from './review-filter';

export interface RowFilter extends Pick<ReviewIndex, 'reviews'> {
  /** Whether the section shows a row, regardless of its review state. */
  readonly isShown: (row: MarkedRecord) => boolean;
  /** Whether a row is counted although it is not shown, like hidden duplicates. */
  readonly isCounted: (row: MarkedRecord) => boolean;
  readonly choice: ReviewFilterChoice;
}

export interface FilteredRows {
  readonly rows: readonly MarkedRecord[];
  /** The number of rows in each state, including hidden duplicates, as in the sidebar. */
  readonly counts: Readonly<Record<ReviewState, number>>;
  /** The number of rows in the chosen state that are not shown. */
  readonly hiddenCount: number;
}

/** The rows that a section shows in the chosen review state, and the numbers of each state, computed in one pass. */
export function* filterRows(
  allRows: readonly MarkedRecord[],
  { isShown, isCounted, choice, reviews }: RowFilter,
): TimeSlicedTask<FilteredRows> {
  const rows: MarkedRecord[] = [];
  const counts = { new: 0, 'in-progress': 0, done: 0 };
  let hiddenCount = 0;
  for (const [place, row] of allRows.entries()) {
    if (place % stepsPerPause === 0) yield;
    if (!isCounted(row)) continue;
    const state = reviews.size === 0 ? 'new' : getReviewState({ reviews }, getRecordId(row.record));
    counts[state] += 1;
    if (choice !== 'all' && choice !== state) continue;
    if (isShown(row)) rows.push(row);
    else hiddenCount += 1;
  }
  return { rows, counts, hiddenCount };
}
