import { useContext, useEffect, useState } from 'react';
import type { Review } from 'contract/review-requests';
import { clearNoteDraft, loadNoteDraft, saveNoteDraft } from './note-draft';
import type { NoteDraft } from './note-draft';
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

/** State of the form for one record's review. A typed note is a draft until it is saved. */
export function useReviewForm({ recordId, name }: ReviewedName, store: ReviewStore) {
  const review = store.index.reviews.get(recordId);
  const [draft, setDraft] = useState(() => loadNoteDraft(store.kind, recordId));
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const say = useContext(ShowOutcomeContext);
  const { rejection, reject, clearRejection } = useRejection('review');
  useQuestionBeforeLeaving(draft !== undefined);
  const note = review?.note ?? '';

  const save = async (edit: ReviewEdit): Promise<void> => {
    const before = review?.state ?? 'new';
    setIsSaving(true);
    const outcome = await store.save(recordId, edit);
    setIsSaving(false);
    // A new state has its own message with Undo; a second announcement would disturb.
    setIsSaved(outcome.state === 'saved' && edit.state === undefined);
    if (outcome.state === 'saved') {
      clearRejection();
      if (edit.state !== undefined) say(describeStateChange(store, name, before, outcome.review));
      if (edit.note === undefined) return;
      clearNoteDraft(store.kind, recordId);
      // Text typed during the request stays a draft, based on the review that was saved.
      setDraft((now) => (now && now.text !== edit.note ? rebase(now, outcome.review) : undefined));
      return;
    }
    reject(failureText(recordId, outcome));
  };

  const type = (text: string) => {
    setIsSaved(false);
    const seen = draft ?? { seenVersion: review?.version ?? -1, seenNote: note };
    const next = { ...seen, text };
    if (text === note) forget();
    else {
      saveNoteDraft(store.kind, recordId, next);
      setDraft(next);
    }
  };
  const forget = () => {
    clearNoteDraft(store.kind, recordId);
    setDraft(undefined);
    clearRejection();
  };

  return {
    review,
    /** Whether the review is loaded and no change is being saved. */
    isReady: store.state === 'loaded' && !isSaving,
    isSaved,
    rejection,
    save,
    draft,
    noteText: draft?.text ?? note,
    /** The review with a note that a colleague saved while this one was being typed. */
    newerNote: review && draft && isOvertaken(draft, review) ? review : undefined,
    type,
    forget,
  };
}

/** A colleague's change of state or assignee alone does not conflict with a note. */
const isOvertaken = ({ seenVersion, seenNote }: NoteDraft, { version, note }: Review) =>
  version !== seenVersion && note !== seenNote;

const rebase = (draft: NoteDraft, { version, note }: Review): NoteDraft => ({
  ...draft,
  seenVersion: version,
  seenNote: note,
});

/** The server's reason, if it gave one, else ours. After a concurrent change: who made it, and the current state. */
function failureText(recordId: string, outcome: Exclude<SaveOutcome, { state: 'saved' }>): string {
  if (outcome.state === 'failed') return outcome.reason;
  const theirs = outcome.snapshot?.reviews.find((review) => review.recordId === recordId);
  return theirs
    ? reviewTexts.overtakenBy(theirs.updatedBy, reviewTexts.states[theirs.state])
    : reviewTexts.overtakenBySomebody;
}

/** Warns before unloading, because drafts are lost when the tab is closed. */
function useQuestionBeforeLeaving(hasDraft: boolean): void {
  useEffect(() => {
    if (!hasDraft) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasDraft]);
}
