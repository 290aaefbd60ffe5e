import { reviewStates } from 'contract/review';
import type { StaffMember } from 'contract/review';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { displayNameOf } from '../colleagues/staff';
import { reviewTexts } from '../review/store/review.texts';
import { bulkTexts } from './bulk.texts';
import { snoozeTimes } from './snooze-times';
import type { BulkEdit } from './use-bulk-change';

export interface ActChoice {
  readonly text: string;
  /** A further fact, such as the time that is meant. */
  readonly hint?: string;
  readonly edit: BulkEdit;
  /** What a message says of the change: "assigned to ...". */
  readonly label: string;
}

/** The user first, then colleagues, then nobody. */
export const assignChoices = (
  staff: readonly StaffMember[],
  me: string | undefined,
): readonly ActChoice[] => {
  const isMe = ({ _id }: StaffMember) => _id === me;
  const others = staff.filter((one) => !isMe(one));
  return [
    ...staff.filter(isMe).map((one) => assignTo(one, bulkTexts.me(displayNameOf(one)))),
    ...others.map((one) => assignTo(one)),
    { text: bulkTexts.nobody, edit: { assignee: null }, label: bulkTexts.assignedToNobody },
  ];
};

/** The choice to assign to one person. */
export const assignTo = (one: StaffMember, text = displayNameOf(one)): ActChoice => ({
  text,
  edit: { assignee: one._id },
  label: bulkTexts.assigned(displayNameOf(one)),
});

export const stateChoices: readonly ActChoice[] = reviewStates.map((state) => ({
  text: reviewTexts.states[state],
  edit: { state },
  label: bulkTexts.marked[state],
}));

export const doneChoice: ActChoice = {
  text: bulkTexts.done,
  edit: { state: 'done' },
  label: bulkTexts.marked.done,
};

/** The offered times, and to bring back what is snoozed if something is. */
export const snoozeChoices = (now: Date, isSnoozed: boolean): readonly ActChoice[] => [
  ...snoozeTimes(now).map(({ name, until }) => ({
    ...snoozeUntil(until),
    text: bulkTexts.snooze[name],
  })),
  ...(isSnoozed ? [wakeChoice] : []),
];

const wakeChoice: ActChoice = {
  text: bulkTexts.wake,
  edit: { snoozedUntil: null },
  label: bulkTexts.woken,
};

/** The choice to put off until a moment. */
export const snoozeUntil = (until: Date): ActChoice => {
  const at = until.toISOString();
  const when = innsbruckTime(at) ?? '';
  return { text: when, hint: when, edit: { snoozedUntil: at }, label: bulkTexts.snoozed(when) };
};

export const urgencyChoices: readonly ActChoice[] = [
  { text: bulkTexts.urgent, edit: { urgency: 'urgent' }, label: bulkTexts.urgent },
  { text: bulkTexts.notUrgent, edit: { urgency: 'normal' }, label: bulkTexts.notUrgent },
];
