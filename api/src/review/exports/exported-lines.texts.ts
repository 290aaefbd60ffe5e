import type { ReviewState } from 'contract/review';

interface ExportTexts {
  readonly states: Readonly<Record<ReviewState, string>>;
  /** Replaces the address of a former staff member. */
  readonly formerStaff: string;
}

export const exportTexts: ExportTexts = {
  states: { new: 'New', 'in-progress': 'In progress', done: 'Done' },
  formerStaff: 'Somebody who has left',
};
