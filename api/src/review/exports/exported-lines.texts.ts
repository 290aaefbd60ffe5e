import type { ReviewState } from 'contract/review';

interface ExportTexts {
  readonly states: Readonly<Record<ReviewState, string>>;
  /** Instead of the address of somebody who works here no more. */
  readonly formerStaff: string;
}

export const exportTexts: ExportTexts = {
  states: { new: 'New', 'in-progress': 'In progress', done: 'Done' },
  formerStaff: 'Somebody who has left',
};
