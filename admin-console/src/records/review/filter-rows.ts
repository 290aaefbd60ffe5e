import type { ReviewState } from 'contract/review';
import type { AdminRecord } from '../../base/model/admin-record';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { stepsPerPause } from '../../base/time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import type { AssigneeChoice, ReviewChoice, StateChoice } from './store/review-choice';
import { getRecordId } from './store/open-record';
import type { ReviewIndex } from './store/review-index';

export interface RowFilter extends ReviewChoice, Pick<ReviewIndex, 'reviews'> {
  /** Whether the section shows a row, regardless of its review. */
  readonly isShown: (row: MarkedRecord) => boolean;
  /** Whether a row is counted although it is not shown, like hidden duplicates. */
  readonly isCounted: (row: MarkedRecord) => boolean;
  /** Id of the user's account; undefined while it is not known. */
  readonly ownId: string | undefined;
  /** The records behind which an open repeat hides: those are open, even if they are done themselves. */
  readonly askedAgain: ReadonlyMap<AdminRecord, unknown>;
}

/** All numbers include hidden duplicates, as in the sidebar. */
export interface FilteredRows {
  readonly rows: readonly MarkedRecord[];
  /** The chosen rows that are not shown. */
  readonly hidden: readonly MarkedRecord[];
  /** The number of the chosen assignee's rows in each state. */
  readonly counts: Readonly<Record<ReviewState, number>>;
  /** The number of rows in the chosen state by assignee. */
  readonly assigneeCounts: Readonly<Record<AssigneeChoice, number>>;
  /** The number of new rows, whoever is assigned. */
  readonly newCount: number;
}

/** The rows that a section shows in the chosen review state, and the numbers of each state, computed in one pass. */
export function* filterRows(
  allRows: readonly MarkedRecord[],
  { isShown, isCounted, state, assignee, ownId, askedAgain, reviews }: RowFilter,
): TimeSlicedTask<FilteredRows> {
  const rows: MarkedRecord[] = [];
  const counts = { new: 0, 'in-progress': 0, done: 0 };
  const assigneeCounts = { everybody: 0, mine: 0, nobody: 0 };
  const hidden: MarkedRecord[] = [];
  let newCount = 0;
  for (const [place, row] of allRows.entries()) {
    if (place % stepsPerPause === 0) yield;
    if (!isCounted(row)) continue;
    const review = reviews.size === 0 ? undefined : reviews.get(getRecordId(row.record) ?? '');
    const ownState = review?.state ?? 'new';
    if (ownState === 'new') newCount += 1;
    const whose = whoseIs(review?.assignee ?? null, ownId);
    const isOfAssignee = assignee === 'everybody' || whose === assignee;
    if (isOfAssignee) counts[ownState] += 1;
    if (!isInState(state, ownState, isShown(row) && askedAgain.has(row.record))) continue;
    assigneeCounts.everybody += 1;
    if (whose) assigneeCounts[whose] += 1;
    if (!isOfAssignee) continue;
    if (isShown(row)) rows.push(row);
    else hidden.push(row);
  }
  return { rows, hidden, counts, assigneeCounts, newCount };
}

const isInState = (choice: StateChoice, state: ReviewState, isAskedAgain: boolean): boolean =>
  choice === 'all' || choice === state || (choice === 'open' && (state !== 'done' || isAskedAgain));

function whoseIs(assignee: string | null, ownId: string | undefined) {
  if (assignee === null) return 'nobody';
  return assignee === ownId ? 'mine' : undefined;
}
