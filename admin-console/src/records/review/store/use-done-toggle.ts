import { useCallback } from 'react';
import type { AdminRecord } from '../../../base/model/admin-record';
import { recordName } from 'contract/record-identity';
import type { Outcome } from '../../../base/outcome-note/use-outcome-note';
import { useMayReview } from '../../../session/staff-account';
import { getRecordId } from './open-record';
import { getReviewState } from './review-index';
import { reviewTexts } from './review.texts';
import { describeStateChange } from './state-outcome';
import type { ReviewStore } from './use-review-store';

/** Marks a record as done, or as new again, and shows the outcome. */
export function useDoneToggle({ kind, index, save }: ReviewStore, say: (outcome: Outcome) => void) {
  const mayReview = useMayReview(kind);
  return useCallback(
    async (record: AdminRecord) => {
      const recordId = getRecordId(record);
      if (recordId === undefined) return;
      if (!mayReview) return say({ tone: 'error', text: reviewTexts.onlyRead });
      const before = getReviewState(index, recordId);
      const saved = await save(recordId, { state: before === 'done' ? 'new' : 'done' });
      const name = recordName(record) || reviewTexts.nameless;
      say(
        saved.state === 'saved'
          ? describeStateChange({ save }, name, before, saved.review)
          : { tone: 'error', text: reviewTexts.notMarked(name) },
      );
    },
    [index, save, say, mayReview],
  );
}
