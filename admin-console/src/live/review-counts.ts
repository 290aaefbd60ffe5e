import { useCallback, useState } from 'react';
import { reviewCountsEndpoint } from 'contract/review';
import type { ReviewCounts } from 'contract/review';
import { useLiveAnswer } from './use-live-answer';

/** Milliseconds: a hall of people who register at once is no reason to count all the time. */
const restBetweenCounts = 2000;

/** How many records of each kind are new, as they come and go; nothing where it is not known. */
export function useReviewCounts(): Partial<ReviewCounts> {
  const [counts, setCounts] = useState<Partial<ReviewCounts>>({});
  const onBody = useCallback((body: unknown) => {
    if (isCounts(body)) setCounts(body);
  }, []);
  useLiveAnswer({ path: reviewCountsEndpoint, rest: restBetweenCounts, onBody });
  return counts;
}

const isCounts = (body: unknown): body is ReviewCounts =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
