import { useCallback, useState } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { useTimeSlicedTask } from '../../base/time-slices/use-time-sliced-task';
import { filterRows } from './filter-rows';
import type { RowFilter } from './filter-rows';
import type { ReviewChoice } from './store/review-choice';

/** What is shown until the user chooses otherwise. */
export const ofEverybody = {
  open: { state: 'open', assignee: 'everybody' },
  all: { state: 'all', assignee: 'everybody' },
} as const satisfies Record<string, ReviewChoice>;

/**
 * Filters the rows by what the section shows, the chosen review state and the chosen assignee. The choice is not stored:
 * each visit begins with `initial`.
 * @param allRows all rows of the section
 * @param which must change (by identity) when its results do
 * @returns `filtered` is undefined during the first pass over a long list, and outdated while `isPending`
 */
export function useReviewFilter(
  allRows: readonly MarkedRecord[] = noRows,
  which: Omit<RowFilter, keyof ReviewChoice>,
  initial: ReviewChoice,
) {
  const [chosen, onChoose] = useState<ReviewChoice>();
  const choice = chosen ?? initial;
  const begin = useCallback(
    () => filterRows(allRows, { ...which, ...choice }),
    [allRows, which, choice],
  );
  const { result: filtered, isPending } = useTimeSlicedTask(begin);
  return { filtered, isPending, choice, onChoose };
}

const noRows: readonly MarkedRecord[] = [];
