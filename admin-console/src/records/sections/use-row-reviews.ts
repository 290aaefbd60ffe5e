import { useMemo } from 'react';
import type { AdminRecord } from '../../base/model/admin-record';
import { findAskedAgain } from '../duplicates/asked-again';
import type { DuplicateFindings } from '../duplicates/find-duplicates';
import { getReviewState } from '../review/store/review-index';
import type { ReviewIndex } from '../review/store/review-index';
import type { RowReviews } from './marks/row-reviews';

/** @param findings undefined while no repeat is hidden */
export function useRowReviews(
  { reviews, suggestions }: ReviewIndex,
  findings: DuplicateFindings | undefined,
): RowReviews {
  const groups = findings?.groups;
  return useMemo(() => {
    const stateOf = ({ _id }: AdminRecord) => getReviewState({ reviews }, _id);
    return { reviews, suggestions, askedAgain: findAskedAgain(groups ?? [], stateOf) };
  }, [reviews, suggestions, groups]);
}
