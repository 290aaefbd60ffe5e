import { useCallback, useState } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { useTimeSlicedTask } from '../../base/time-slices/use-time-sliced-task';
import { filterRows } from './filter-rows';
import type { RowFilter } from './filter-rows';
import type { ReviewIndex } from './store/review-index';
import type { ReviewFilterChoice } from './review-filter';

/**
 * Filters the rows by what the section shows and the chosen review state.
 * @param allRows all rows of the section
 * @param which must change (by identity) when its results do
 * @returns `filtered` is undefined during the first pass over a long list, and outdated while `isPending`
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
