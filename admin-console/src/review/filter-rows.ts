import type { ReviewState } from 'contract/review';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { stepsPerPause } from '../time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../time-slices/time-sliced-task';
import { recordIdOf } from './store/open-record';
import { stateOf } from './store/review-index';
import type { ReviewIndex } from './store/review-index';
import type { ReviewFilterChoice } from './review-filter';

interface RowFilter extends Pick<ReviewIndex, 'reviews'> {
  /** Whether the section shows a row, its review state left aside. */
  readonly isShown: (row: MarkedRecord) => boolean;
  readonly choice: ReviewFilterChoice;
}

export interface FilteredRows {
  readonly rows: readonly MarkedRecord[];
  /** How many of the rows that the section shows are in each state. */
  readonly counts: Readonly<Record<ReviewState, number>>;
  /** How many rows of the chosen state the section does not show. */
  readonly hiddenCount: number;
}

/** The rows that a section shows, in the chosen review state, and how many there are in each: in one go over all. */
export function* filterRows(
  allRows: readonly MarkedRecord[],
  { isShown, choice, reviews }: RowFilter,
): TimeSlicedTask<FilteredRows> {
  const rows: MarkedRecord[] = [];
  const counts = { new: 0, 'in-progress': 0, done: 0 };
  let hiddenCount = 0;
  for (const [place, row] of allRows.entries()) {
    if (place % stepsPerPause === 0) yield;
    const state = reviews.size === 0 ? 'new' : stateOf({ reviews }, recordIdOf(row.record));
    const isChosen = choice === 'all' || choice === state;
    if (!isShown(row)) hiddenCount += choice === state ? 1 : 0;
    else {
      counts[state] += 1;
      if (isChosen) rows.push(row);
    }
  }
  return { rows, counts, hiddenCount };
}
