import type { RecordKind } from 'contract/review';
import type { KeptPairRepository } from '../kept-pairs/kept-pair-repository';
import type { MergeRepository } from '../merges/merge-repository';
import type { JsonPiece } from '../storage/record-list';
import type { ReviewRepository } from './review-repository';

export interface ReviewSnapshotParts {
  readonly reviews: ReviewRepository;
  readonly merges: MergeRepository;
  readonly keptPairs: KeptPairRepository;
}

/** The JSON text of a `ReviewSnapshot`, in pieces: there may be as many reviews as records. */
export async function* reviewSnapshot(
  kind: RecordKind,
  { reviews, merges, keptPairs }: ReviewSnapshotParts,
): AsyncGenerator<JsonPiece, void, undefined> {
  yield '{"reviews":[';
  let separator = '';
  for await (const piece of reviews.list(kind)) {
    if (piece.length === 0) continue;
    yield separator + piece.map((review) => JSON.stringify(review)).join(',');
    separator = ',';
  }
  yield `],"merges":${JSON.stringify(await merges.list(kind))}`;
  yield `,"keptPairs":${JSON.stringify(await keptPairs.list(kind))}}`;
}
