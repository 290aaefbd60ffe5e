import type { ReviewState } from 'contract/review';
import type { Review } from 'contract/review-requests';
import type { Outcome } from '../../../base/outcome-note/use-outcome-note';
import { reviewTexts } from './review.texts';
import type { ReviewStore } from './use-review-store';

/**
 * The message for a record's new state, with Undo. The server refuses the undo once the review was changed again.
 * @param name the record's display name
 */
export function describeStateChange(
  { save }: Pick<ReviewStore, 'save'>,
  name: string,
  before: ReviewState,
  saved: Review,
): Outcome {
  return {
    tone: 'success',
    text: reviewTexts.markedAs(name, reviewTexts.states[saved.state]),
    undo: async () => {
      const { state } = await save(saved.recordId, { state: before }, saved);
      return state === 'saved'
        ? { tone: 'success', text: reviewTexts.markedAs(name, reviewTexts.states[before]) }
        : { tone: 'error', text: reviewTexts.notMarked(name) };
    },
  };
}
