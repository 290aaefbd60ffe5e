import type { RecordKind } from 'contract/review';
import type { ConsentRepository } from '../../submissions/consent/consent-repository';
import type { KeptPairRepository } from '../not-duplicates/kept-pair-repository';
import type { MergeRepository } from '../merges/merge-repository';
import type { JsonPiece } from '../../storage/record-list';
import type { ReviewRepository } from './review-repository';

export interface ReviewSnapshotParts {
  readonly reviews: ReviewRepository;
  readonly merges: MergeRepository;
  readonly keptPairs: KeptPairRepository;
  readonly consents: ConsentRepository;
}

/** The JSON text of a `ReviewSnapshot`, in pieces: there may be as many reviews, and consents, as records. */
export async function* reviewSnapshot(
  kind: RecordKind,
  { reviews, merges, keptPairs, consents }: ReviewSnapshotParts,
): AsyncGenerator<JsonPiece, void, undefined> {
  yield '{"reviews":[';
  yield* itemsOf(reviews.list(kind));
  yield `],"merges":${JSON.stringify(await merges.list(kind))}`;
  yield `,"keptPairs":${JSON.stringify(await keptPairs.list(kind))}`;
  yield ',"consents":[';
  yield* itemsOf(consents.list(kind));
  yield ']}';
}

/** The items of a list that is read in pieces, as JSON text. */
async function* itemsOf(
  pieces: AsyncGenerator<readonly object[], void, undefined>,
): AsyncGenerator<JsonPiece, void, undefined> {
  let separator = '';
  for await (const piece of pieces) {
    if (piece.length === 0) continue;
    yield separator + piece.map((item) => JSON.stringify(item)).join(',');
    separator = ',';
  }
}
