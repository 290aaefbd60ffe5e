import { reviewEndpoint } from 'contract/review';
import type { RecordKind } from 'contract/review';
import type { Review, ReviewSnapshot, ReviewChange } from 'contract/review-requests';
import { readReview } from 'contract/review-readers';
import { callAsStaff, getMessage } from '../../../session/staff-call';
import { readReviewSnapshot } from './review-index';

export type ReviewEdit = Partial<Pick<ReviewChange, 'state' | 'note' | 'assignee'>>;

export type SaveOutcome =
  | { readonly state: 'saved'; readonly review: Review }
  /** A colleague changed it meanwhile. `snapshot` is the current state, if it could be loaded. */
  | { readonly state: 'overtaken'; readonly snapshot: ReviewSnapshot | undefined }
  /** `reason` is the server's message, if it sent one. */
  | { readonly state: 'failed'; readonly reason: string | undefined };

/** Saves a change based on the version `seen`, which is undefined for a record without a review. */
export async function saveReview(
  kind: RecordKind,
  recordId: string,
  edit: ReviewEdit,
  seen: Review | undefined,
): Promise<SaveOutcome> {
  const body: ReviewChange = {
    state: edit.state ?? seen?.state ?? 'new',
    note: edit.note ?? seen?.note ?? '',
    assignee: edit.assignee === undefined ? (seen?.assignee ?? null) : edit.assignee,
    seenVersion: seen?.version ?? -1,
  };
  const path = reviewEndpoint(kind, recordId);
  const answer = await callAsStaff({ method: 'PUT', path, body }, readReview);
  if (answer.ok) return { state: 'saved', review: answer.body };
  if (answer.status !== 409) return { state: 'failed', reason: getMessage(answer.error) };
  const snapshot = await readReviewSnapshot(kind, new AbortController().signal);
  // If the review is unchanged, the conflict has another cause: the user has lost the right to change it.
  const isOvertaken = snapshot === undefined || versionIn(snapshot, recordId) !== body.seenVersion;
  return isOvertaken
    ? { state: 'overtaken', snapshot }
    : { state: 'failed', reason: getMessage(answer.error) };
}

const versionIn = ({ reviews }: ReviewSnapshot, recordId: string): number =>
  reviews.find((review) => review.recordId === recordId)?.version ?? -1;
