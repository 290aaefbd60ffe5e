import { useCallback, useState } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { useTimeSlicedTask } from '../../base/time-slices/use-time-sliced-task';
import { filterRows } from './filter-rows';
import type { RowFilter } from './filter-rows';
import type { ReviewIndex } from './store/review-index';
import type { ReviewFilterChoice } from './review-filter';

/**
 * Leaves the rows that the section shows and that are in the chosen review state.
 * @param allRows those of the section, shown or not
 * @param which must change (by identity) when its answers do
 * @returns `filtered` is undefined while a long list is looked through for the first time, and while `isPending`
 * still that of what was asked before
 */
export function useReviewFilter(
  allRows: readonly MarkedRecord[] = noRows,
  which: Pick<RowFilter, 'isShown' | 'isCounted'>,
  index: ReviewIndex,
) {
  const [choice, onChoose] = useState<ReviewFilterChoice>('all');
  const { reviews } = index;
  const begin = useCallback(
    () => filterRows(allRows, { ...which, choice, reviews }),
    [allRows, which, choice, reviews],
  );
  const { result: filtered, isPending } = useTimeSlicedTask(begin);
  return { filtered, isPending, choice, onChoose };
}

const noRows: readonly MarkedRecord[] = [];
