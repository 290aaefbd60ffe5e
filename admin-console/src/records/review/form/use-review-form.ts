import { useContext, useState } from 'react';
import { reviewTexts } from '../store/review.texts';
import { useRejection } from './rejections';
import type { ReviewEdit, SaveOutcome } from '../store/save-review';
import { describeStateChange } from '../store/state-outcome';
import type { ReviewStore } from '../store/use-review-store';
import { ShowOutcomeContext } from '../../../base/outcome-note/use-outcome-note';

interface ReviewedName {
  readonly recordId: string;
  readonly name: string;
}

/** State of the form for one record's review. */
export function useReviewForm({ recordId, name }: ReviewedName, store: ReviewStore) {
  const review = store.index.reviews.get(recordId);
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const say = useContext(ShowOutcomeContext);
  const { rejection, reject, clearRejection } = useRejection('review');

  const save = async (edit: ReviewEdit): Promise<void> => {
    const before = review?.state ?? 'new';
    setIsSaving(true);
    const outcome = await store.save(recordId, edit);
    setIsSaving(false);
    // A new state has its own message with Undo; a second announcement would disturb.
    setIsSaved(outcome.state === 'saved' && edit.state === undefined);
    if (outcome.state !== 'saved') return reject(failureText(recordId, outcome));
    clearRejection();
    if (edit.state !== undefined) say(describeStateChange(store, name, before, outcome.review));
  };

  return {
    review,
    /** Whether the review is loaded and no change is being saved. */
    isReady: store.state === 'loaded' && !isSaving,
    isSaved,
    rejection,
    save,
  };
}

/** The server's reason, if it gave one, else ours. After a concurrent change: who made it, and the current state. */
function failureText(recordId: string, outcome: Exclude<SaveOutcome, { state: 'saved' }>): string {
  if (outcome.state === 'failed') return outcome.reason;
  const theirs = outcome.snapshot?.reviews.find((review) => review.recordId === recordId);
  return theirs
    ? reviewTexts.overtakenBy(theirs.updatedBy, reviewTexts.states[theirs.state])
    : reviewTexts.overtakenBySomebody;
}
