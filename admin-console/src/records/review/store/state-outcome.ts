import type { Review, ReviewState } from 'contract/review';
import type { Outcome } from '../../../base/outcome-note/use-outcome-note';
import { reviewTexts } from './review.texts';
import type { ReviewStore } from './use-review-store';

/**
 * What is said of a record's new state, with the way back to the one before. The way back is refused once the review
 * was changed again.
 * @param name what the record is called
 */
export function stateOutcome(
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
