import { useMemo } from 'react';
import type { AdminRecord } from '../../base/model/admin-record';
import { findAskedAgain } from '../duplicates/asked-again';
import type { DuplicateFindings } from '../duplicates/find-duplicates';
import { getReviewState } from '../review/store/review-index';
import type { ReviewIndex } from '../review/store/review-index';
import type { RowReviews } from './marks/row-reviews';

const none: RowReviews['askedAgain'] = new Map();

/** @param findings undefined while no repeat is hidden */
export function useRowReviews(
  { reviews, suggestions }: ReviewIndex,
  findings: DuplicateFindings | undefined,
): RowReviews {
  return useMemo(() => {
    const isOpen = ({ _id }: AdminRecord) => getReviewState({ reviews }, _id) !== 'done';
    const askedAgain = findings ? findAskedAgain(findings, isOpen) : none;
    return { reviews, suggestions, askedAgain };
  }, [reviews, suggestions, findings]);
}
