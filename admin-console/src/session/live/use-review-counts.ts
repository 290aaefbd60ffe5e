import { useCallback, useState } from 'react';
import { reviewCountsEndpoint } from 'contract/review';
import type { ReviewCounts } from 'contract/review';
import { readCounts } from 'contract/review-readers';
import { useLiveAnswer } from './use-live-answer';

/** Milliseconds: a hall of people who register at once is no reason to count all the time. */
const restBetweenCounts = 2000;

/** How many records of each kind are new, as they come and go; nothing where it is not known. */
export function useReviewCounts(): Partial<ReviewCounts> {
  const [counts, setCounts] = useState<Partial<ReviewCounts>>({});
  const onBody = useCallback((body: Partial<ReviewCounts> | undefined) => {
    if (body) setCounts(body);
  }, []);
  const path = reviewCountsEndpoint;
  useLiveAnswer({ path, read: readCounts, rest: restBetweenCounts, onBody });
  return counts;
}
