import { useEffect, useState } from 'react';
import { reviewCountsEndpoint } from 'contract/review';
import type { ReviewCounts } from 'contract/review';
import { callAsStaff } from '../session/staff-call';
import { coalesce } from './coalesce';
import { subscribeToConsoleEvents } from './console-events';

/** Milliseconds: a hall of people who register at once is no reason to count all the time. */
const restBetweenCounts = 2000;

/** How many records of each kind are new, as they come and go; nothing where it is not known. */
export function useReviewCounts(): Partial<ReviewCounts> {
  const [counts, setCounts] = useState<Partial<ReviewCounts>>({});
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const counting = coalesce(async () => {
      const call = { method: 'GET', path: reviewCountsEndpoint, signal } as const;
      const answer = await callAsStaff(call).catch(() => undefined);
      if (answer?.ok && isCounts(answer.body)) setCounts(answer.body);
    }, restBetweenCounts);
    counting.ask();
    const unsubscribe = subscribeToConsoleEvents(counting.ask);
    return () => {
      left.abort();
      counting.cancel();
      unsubscribe();
    };
  }, []);
  return counts;
}

const isCounts = (body: unknown): body is ReviewCounts =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
