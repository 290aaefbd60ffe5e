import type { Review, ReviewState } from 'contract/review';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../../console-language';
import type { Outcome } from '../../outcome-note/use-outcome-note';
import { reviewLabels } from './review-labels';
import type { ReviewStore } from './use-review-store';

/**
 * What is said of a record's new state, with the way back to the one before. The way back is refused once somebody has
 * changed the review again.
 * @param name what the record is called
 */
export function stateOutcome(
  { save }: Pick<ReviewStore, 'save'>,
  name: string,
  before: ReviewState,
  saved: Review,
): Outcome {
  const labels = translate(reviewLabels, consoleLanguage);
  return {
    tone: 'success',
    text: labels.markedAs(name, labels.states[saved.state]),
    undo: async () => {
      const { state } = await save(saved.recordId, { state: before }, saved);
      return state === 'saved'
        ? { tone: 'success', text: labels.markedAs(name, labels.states[before]) }
        : { tone: 'error', text: labels.notMarked(name) };
    },
  };
}
