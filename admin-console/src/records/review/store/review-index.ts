import type { ReviewState } from 'contract/review';
import type {
  NotDuplicates,
  Merge,
  RecordConsent,
  Review,
  ReviewSnapshot,
} from 'contract/review-requests';

/** Reviews, merges and consents of one kind, by the record's `_id`. */
export interface ReviewIndex {
  readonly reviews: ReadonlyMap<string, Review>;
  readonly merges: readonly Merge[];
  readonly keptPairs: readonly NotDuplicates[];
  /** The consents, given or not, of records that were sent with one. */
  readonly consents: ReadonlyMap<string, RecordConsent>;
}

export const emptyReviewIndex: ReviewIndex = {
  reviews: new Map(),
  merges: [],
  keptPairs: [],
  consents: new Map(),
};

/**
 * Indexes a snapshot. Not-duplicates entries that have not changed since `before` keep their identity, because matches
 * are computed anew when it changes, which takes long.
 */
export const indexReviews = (
  { reviews, merges, keptPairs, consents = [] }: ReviewSnapshot,
  before: ReviewIndex = emptyReviewIndex,
): ReviewIndex => ({
  reviews: new Map(reviews.map((review) => [review.recordId, review])),
  merges,
  keptPairs: haveSameIds(keptPairs, before.keptPairs) ? before.keptPairs : keptPairs,
  consents: new Map(consents.map((consent) => [consent.recordId, consent])),
});

const haveSameIds = (pairs: readonly NotDuplicates[], before: readonly NotDuplicates[]): boolean =>
  pairs.length === before.length && pairs.every(({ _id }, place) => _id === before[place]?._id);

/** A record without a review is new (contract). */
export const getReviewState = (
  { reviews }: Pick<ReviewIndex, 'reviews'>,
  recordId: unknown,
): ReviewState =>
  (typeof recordId === 'string' ? reviews.get(recordId)?.state : undefined) ?? 'new';
