import { useContext } from 'react';
import type { AdminRecord } from '../../../base/model/admin-record';
import { ShowOutcomeContext } from '../../../base/outcome-note/use-outcome-note';
import { useOfferedActions } from '../../../session/offered-actions';
import { useMayReview, useStaffAccount } from '../../../session/staff-account';
import { getReviewState } from '../store/review-index';
import { reviewTexts } from '../store/review.texts';
import type { ReviewStore } from '../store/use-review-store';
import { recordActionTexts } from './record-actions.texts';

interface OpenRecord {
  readonly recordId: string;
  readonly record: AdminRecord | undefined;
  /** The name that the panel shows. */
  readonly name: string;
  readonly store: ReviewStore;
  readonly onToggleDone: (record: AdminRecord) => Promise<void>;
  readonly onShowShortcuts: () => void;
}

/** Offers in the palette what can be done with the open record. */
export function useOfferedRecordActions(open: OpenRecord): void {
  const { recordId, record, store, onToggleDone, onShowShortcuts } = open;
  const mayReview = useMayReview(store.kind);
  const isDone = getReviewState(store.index, recordId) === 'done';
  const assignToMe = useAssigningToMe(open);
  const isWorkable = record !== undefined && mayReview && typeof record['mergedInto'] !== 'string';
  useOfferedActions([
    ...(isWorkable
      ? [
          {
            id: 'toggle-done',
            name: isDone ? recordActionTexts.markAsNew : recordActionTexts.markAsDone,
            run: () => void onToggleDone(record),
          },
          { id: 'assign-to-me', name: reviewTexts.assignToMe, run: () => void assignToMe() },
        ]
      : []),
    { id: 'shortcuts', name: reviewTexts.shortcuts, run: onShowShortcuts },
  ]);
}

function useAssigningToMe({ recordId, name, store }: OpenRecord): () => Promise<void> {
  const say = useContext(ShowOutcomeContext);
  const me = useStaffAccount()?.staff._id;
  return async () => {
    if (me === undefined) return;
    const before = store.index.reviews.get(recordId)?.assignee ?? null;
    const failed = { tone: 'error', text: reviewTexts.notMarked(name) } as const;
    const saved = await store.save(recordId, { assignee: me });
    if (saved.state !== 'saved') return say(failed);
    say({
      tone: 'success',
      text: recordActionTexts.assignedToYou(name),
      undo: async () => {
        const back = await store.save(recordId, { assignee: before }, saved.review);
        return back.state === 'saved'
          ? { tone: 'success', text: recordActionTexts.notAnyMore(name) }
          : failed;
      },
    });
  };
}
