import { getReviewCounts } from 'contract/review-requests';
import type { ReviewCounts } from 'contract/review-requests';
import { useRequest } from '../use-request';
import { useLiveUpdates } from './use-live-updates';

/** Milliseconds between two counts, so that many people who register at once do not cause as many requests. */
const restBetweenCounts = 2000;

/** The numbers of new records by kind, kept up to date; kinds whose number is unknown are missing. */
export function useReviewCounts(): ReviewCounts {
  useLiveUpdates(getReviewCounts, restBetweenCounts);
  return useRequest(getReviewCounts, {}).body ?? {};
}
