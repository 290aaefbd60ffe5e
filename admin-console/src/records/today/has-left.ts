import type { TodayItem, TodayList } from 'contract/today-requests';
import type { Review } from 'contract/review-requests';
import { reviewMarkTexts } from '../sections/marks/review-marks.texts';
import { momentWord } from '../sections/marks/day-words';
import { todayTexts } from './today.texts';

interface ShownList {
  readonly list: TodayList;
  /** Id of the assignee whose records alone are shown. */
  readonly assignee: string | undefined;
  /** Id of the user's account. */
  readonly me: string | undefined;
}

type ListedState = Pick<TodayItem, 'state' | 'assignee' | 'snoozedUntil' | 'urgency'>;

/** Whether a change has taken an item out of the list that still shows it. */
export function hasLeft(
  item: ListedState,
  { list, assignee, me }: ShownList,
  now: number,
): boolean {
  if (item.state === 'done' || isSnoozed(item, now) !== (list === 'snoozed')) return true;
  if (assignee !== undefined && item.assignee !== assignee) return true;
  if (list === 'mine') return item.assignee !== me;
  if (list === 'unassigned') return item.assignee !== null;
  if (list === 'urgent') return item.urgency === 'normal';
  return list === 'waiting' && item.state !== 'in-progress';
}

/**
 * Why a list no longer contains an item that it still shows; undefined if it does.
 * @param isMissing whether the server no longer lists it
 */
export function describeLeft(
  item: TodayItem,
  shown: ShownList,
  isMissing: boolean,
  now: number,
): string | undefined {
  if (!hasLeft(item, shown, now)) return isMissing ? todayTexts.left : undefined;
  if (item.state === 'done') return todayTexts.leftDone;
  return item.snoozedUntil && isSnoozed(item, now)
    ? reviewMarkTexts.snoozedUntil(momentWord(item.snoozedUntil, now))
    : todayTexts.left;
}

export const isSnoozed = ({ snoozedUntil }: Pick<TodayItem, 'snoozedUntil'>, now: number) =>
  snoozedUntil !== null && Date.parse(snoozedUntil) > now;

/** An item with what its review says after a change. */
export const withReview = (item: TodayItem, review: Review): TodayItem => ({
  ...item,
  state: review.state,
  assignee: review.assignee,
  snoozedUntil: review.snoozedUntil,
  urgency: review.urgency ?? (item.urgencyReason === undefined ? 'normal' : 'suggested'),
  reviewVersion: review.version,
});
