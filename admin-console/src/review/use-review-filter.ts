import { useMemo, useState } from 'react';
import type { ReviewState } from 'contract/review';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { recordIdOf } from './open-record';
import { stateOf } from './review-book';
import type { ReviewIndex } from './review-book';
import type { ReviewFilterChoice } from './review-filter';

/** Leaves of `rows` those in the chosen review state. `allRows` are those of the section, shown or not. */
export function useReviewFilter(
  rows: readonly MarkedRecord[] = noRows,
  allRows: readonly MarkedRecord[] = noRows,
  index: ReviewIndex,
) {
  const [choice, onChoose] = useState<ReviewFilterChoice>('all');
  const counts = useMemo(() => countStates(rows, index), [rows, index]);
  const allCounts = useMemo(() => countStates(allRows, index), [allRows, index]);
  const chosen = useMemo(
    () => (choice === 'all' ? rows : rows.filter((row) => stateOfRow(row, index) === choice)),
    [rows, index, choice],
  );
  const hiddenCount = choice === 'all' ? 0 : allCounts[choice] - counts[choice];
  return { rows: chosen, choice, counts, hiddenCount, onChoose };
}

const noRows: readonly MarkedRecord[] = [];

const stateOfRow = ({ record }: MarkedRecord, index: ReviewIndex) =>
  stateOf(index, recordIdOf(record));

function countStates(
  rows: readonly MarkedRecord[],
  index: ReviewIndex,
): Readonly<Record<ReviewState, number>> {
  const counts = { new: 0, 'in-progress': 0, done: 0 };
  for (const row of rows) counts[stateOfRow(row, index)] += 1;
  return counts;
}
