import type { ReviewState } from 'contract/review';

/** A review state; `open` is new or in progress. */
export type StateChoice = 'open' | ReviewState | 'all';
/** Whose records are shown: everybody's, those assigned to the user, or those assigned to nobody. */
export type AssigneeChoice = 'everybody' | 'mine' | 'nobody';

/** What the filter above a section's tables shows. */
export interface ReviewChoice {
  readonly state: StateChoice;
  readonly assignee: AssigneeChoice;
}
