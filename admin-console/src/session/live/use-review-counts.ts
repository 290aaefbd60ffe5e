import { useCallback, useState } from 'react';
import { reviewCountsEndpoint } from 'contract/review';
import type { ReviewCounts } from 'contract/review-requests';
import { readCounts } from 'contract/review-readers';
import { useLiveRequest } from './use-live-request';

/** Milliseconds between two counts, so that many people who register at once do not cause as many requests. */
const restBetweenCounts = 2000;

/** The numbers of new records by kind, kept up to date; kinds whose number is unknown are missing. */
export function useReviewCounts(): Partial<ReviewCounts> {
  const [counts, setCounts] = useState<Partial<ReviewCounts>>({});
  const onBody = useCallback((body: Partial<ReviewCounts> | undefined) => {
    if (body) setCounts(body);
  }, []);
  const path = reviewCountsEndpoint;
  useLiveRequest({ path, read: readCounts, rest: restBetweenCounts, onBody });
  return counts;
}
