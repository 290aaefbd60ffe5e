import type { RecordKind } from 'contract/review';
import { changeReview, getReviews } from 'contract/review-requests';
import type { Review, ReviewSnapshot, ReviewChange } from 'contract/review-requests';
import { RequestError } from 'shared-ui/send';
import { send, sendChange } from '../../../session/send';
import { partsTexts } from '../../../base/parts/parts.texts';

export type ReviewEdit = Partial<Pick<ReviewChange, 'state' | 'assignee'>>;

export type SaveOutcome =
  | { readonly state: 'saved'; readonly review: Review }
  /** A colleague changed it meanwhile. `snapshot` is the current state, if it could be loaded. */
  | { readonly state: 'overtaken'; readonly snapshot: ReviewSnapshot | undefined }
  | { readonly state: 'failed'; readonly reason: string };

/** Saves a change based on the version `seen`, which is undefined for a record without a review. */
export async function saveReview(
  kind: RecordKind,
  recordId: string,
  edit: ReviewEdit,
  seen: Review | undefined,
): Promise<SaveOutcome> {
  const body: ReviewChange = {
    state: edit.state ?? seen?.state ?? 'new',
    assignee: edit.assignee === undefined ? (seen?.assignee ?? null) : edit.assignee,
    seenVersion: seen?.version ?? -1,
  };
  const saved = await sendChange(changeReview, { kind, id: recordId, body }, partsTexts.notSaved);
  if (saved.ok) return { state: 'saved', review: saved.response };
  if (saved.status !== 409) return { state: 'failed', reason: saved.message };
  const snapshot = await loadSnapshot(kind);
  // If the review is unchanged, the conflict has another cause: the user has lost the right to change it.
  const isOvertaken = snapshot === undefined || versionIn(snapshot, recordId) !== body.seenVersion;
  return isOvertaken
    ? { state: 'overtaken', snapshot }
    : { state: 'failed', reason: saved.message };
}

/** Loads a kind's snapshot; undefined if that fails. It throws unexpected errors. */
async function loadSnapshot(kind: RecordKind): Promise<ReviewSnapshot | undefined> {
  try {
    return await send(getReviews, { kind });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return undefined;
  }
}

const versionIn = ({ reviews }: ReviewSnapshot, recordId: string): number =>
  reviews.find((review) => review.recordId === recordId)?.version ?? -1;
