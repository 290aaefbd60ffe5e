import type { KeptPair, Merge, RecordKind, Review, ReviewBook, ReviewState } from 'contract/review';
import { reviewBookEndpoint } from 'contract/review';
import { callAsStaff } from '../session/staff-call';

/** What staff did with the records of one kind, found by the record's `_id`. */
export interface ReviewIndex {
  readonly reviews: ReadonlyMap<string, Review>;
  readonly merges: readonly Merge[];
  readonly keptPairs: readonly KeptPair[];
}

export const emptyReviewIndex: ReviewIndex = { reviews: new Map(), merges: [], keptPairs: [] };

/** Reads a kind's book; undefined when it could not be read. It throws only for an aborted `signal`. */
export async function readReviewBook(
  kind: RecordKind,
  signal: AbortSignal,
): Promise<ReviewBook | undefined> {
  const path = reviewBookEndpoint(kind);
  const answer = await callAsStaff({ method: 'GET', path, signal });
  return answer.ok && isReviewBook(answer.body) ? answer.body : undefined;
}

export const indexReviews = ({ reviews, merges, keptPairs }: ReviewBook): ReviewIndex => ({
  reviews: new Map(reviews.map((review) => [review.recordId, review])),
  merges,
  keptPairs,
});

/** A record that nobody has touched is new (contract). */
export const stateOf = (index: ReviewIndex, recordId: unknown): ReviewState =>
  (typeof recordId === 'string' ? index.reviews.get(recordId)?.state : undefined) ?? 'new';

const isReviewBook = (body: unknown): body is ReviewBook =>
  typeof body === 'object' &&
  body !== null &&
  ['reviews', 'merges', 'keptPairs'].every((part) =>
    Array.isArray((body as Readonly<Record<string, unknown>>)[part]),
  );
