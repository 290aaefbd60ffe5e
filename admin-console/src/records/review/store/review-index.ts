import type {
  NotDuplicates,
  Merge,
  RecordConsent,
  RecordKind,
  Review,
  ReviewSnapshot,
  ReviewState,
} from 'contract/review';
import { reviewSnapshotEndpoint } from 'contract/review';
import { readReviewSnapshot as readBody } from 'contract/review-readers';
import { callAsStaff } from '../../../session/staff-call';

/** What staff did with the records of one kind, found by the record's `_id`. */
export interface ReviewIndex {
  readonly reviews: ReadonlyMap<string, Review>;
  readonly merges: readonly Merge[];
  readonly keptPairs: readonly NotDuplicates[];
  /** Of records that came with one, whether it holds or not. */
  readonly consents: ReadonlyMap<string, RecordConsent>;
}

export const emptyReviewIndex: ReviewIndex = {
  reviews: new Map(),
  merges: [],
  keptPairs: [],
  consents: new Map(),
};

/** Reads a kind's snapshot; undefined when it could not be read. It throws as `readAnswer` does. */
export async function readReviewSnapshot(
  kind: RecordKind,
  signal: AbortSignal,
): Promise<ReviewSnapshot | undefined> {
  const path = reviewSnapshotEndpoint(kind);
  const answer = await callAsStaff({ method: 'GET', path, signal }, readBody);
  return answer.ok ? answer.body : undefined;
}

/**
 * A snapshot for looking things up. Kept pairs that are still those of `before` are the same by identity: who may be
 * the same as whom is worked out anew when they change, and that takes long.
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
