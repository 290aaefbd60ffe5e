import type { ReviewState } from 'contract/review';
import type {
  NotDuplicates,
  Merge,
  RecordConsent,
  Review,
  ReviewSnapshot,
  UrgencyReason,
} from 'contract/review-requests';

/** Reviews, merges and consents of one kind, by the record's `_id`. */
export interface ReviewIndex {
  readonly reviews: ReadonlyMap<string, Review>;
  readonly merges: readonly Merge[];
  readonly keptPairs: readonly NotDuplicates[];
  /** The consents, given or not, of records that were sent with one. */
  readonly consents: ReadonlyMap<string, RecordConsent>;
  /** Why records may be urgent, whatever staff said about them since. */
  readonly suggestions: ReadonlyMap<string, UrgencyReason>;
}

export const emptyReviewIndex: ReviewIndex = {
  reviews: new Map(),
  merges: [],
  keptPairs: [],
  consents: new Map(),
  suggestions: new Map(),
};

/** Indexes a snapshot. */
export const indexReviews = ({
  reviews,
  merges,
  keptPairs,
  consents = [],
  suggestions = [],
}: ReviewSnapshot): ReviewIndex => ({
  reviews: new Map(reviews.map((review) => [review.recordId, review])),
  merges,
  keptPairs,
  consents: new Map(consents.map((consent) => [consent.recordId, consent])),
  suggestions: new Map(suggestions.map(({ recordId, reason }) => [recordId, reason])),
});

/** A record without a review is new (contract). */
export const getReviewState = (
  { reviews }: Pick<ReviewIndex, 'reviews'>,
  recordId: unknown,
): ReviewState =>
  (typeof recordId === 'string' ? reviews.get(recordId)?.state : undefined) ?? 'new';
