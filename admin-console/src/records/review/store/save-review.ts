import { reviewEndpoint } from 'contract/review';
import type { RecordKind, Review, ReviewSnapshot, ReviewChange } from 'contract/review';
import { readReview } from 'contract/review-readers';
import { callAsStaff, getMessage } from '../../../session/staff-call';
import { readReviewSnapshot } from './review-index';

export type ReviewEdit = Partial<Pick<ReviewChange, 'state' | 'note' | 'assignee'>>;

export type SaveOutcome =
  | { readonly state: 'saved'; readonly review: Review }
  /** Another staff member changed it meanwhile. `snapshot` is the current state, if it could be read. */
  | { readonly state: 'overtaken'; readonly snapshot: ReviewSnapshot | undefined }
  /** `reason` is the server's own sentence, where it gave one. */
  | { readonly state: 'failed'; readonly reason: string | undefined };

/** Writes a change over the version that was seen; `seen` is undefined for a record without a review. */
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
  // Where the review is unchanged, the conflict is another one: the right to change it is gone.
  const isOvertaken = snapshot === undefined || versionIn(snapshot, recordId) !== body.seenVersion;
  return isOvertaken
    ? { state: 'overtaken', snapshot }
    : { state: 'failed', reason: getMessage(answer.error) };
}

const versionIn = ({ reviews }: ReviewSnapshot, recordId: string): number =>
  reviews.find((review) => review.recordId === recordId)?.version ?? -1;
