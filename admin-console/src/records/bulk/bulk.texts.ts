import type { ReviewState } from 'contract/review';

interface BulkTexts {
  readonly selected: (count: number) => string;
  readonly bar: string;
  readonly select: (name: string) => string;
  readonly selectAll: (count: number) => string;
  readonly selectFirst: (first: number, count: number) => string;
  readonly clear: string;
  readonly onlyRead: (count: number) => string;
  readonly acts: Readonly<Record<'assign' | 'state' | 'snooze' | 'urgency', string>>;
  readonly done: string;
  readonly email: string;
  readonly more: string;
  readonly records: (count: number) => string;
  readonly changed: (who: string, label: string) => string;
  readonly undone: string;
  readonly refused: Readonly<
    Record<'no-record' | 'no-assignee' | 'review-changed', (names: string) => string>
  >;
  readonly andMore: (names: string, count: number) => string;
  readonly marked: Readonly<Record<ReviewState, string>>;
  readonly me: (email: string) => string;
  readonly assigned: (email: string) => string;
  readonly nobody: string;
  readonly assignedToNobody: string;
  readonly noAssignee: string;
  readonly snooze: Readonly<Record<'evening' | 'tomorrow' | 'monday' | 'week', string>>;
  readonly snoozeDate: string;
  readonly wake: string;
  readonly snoozed: (when: string) => string;
  readonly woken: string;
  readonly dateTitle: string;
  readonly dateLabel: string;
  readonly dateWrong: string;
  readonly dateSave: string;
  readonly urgent: string;
  readonly notUrgent: string;
}

export const bulkTexts: BulkTexts = {
  selected: (count) => `${count} selected`,
  bar: 'Act on the selection',
  select: (name) => `Select ${name}`,
  selectAll: (count) => `Select all ${count}`,
  selectFirst: (first, count) => `Select the first ${first} of ${count}`,
  clear: 'Clear the selection',
  onlyRead: (count) => `${count} of them you may only read`,
  acts: { assign: 'Assign', state: 'State', snooze: 'Snooze', urgency: 'Urgency' },
  done: 'Done',
  email: 'E-mail',
  more: 'More',
  records: (count) => `${count} records`,
  changed: (who, label) => `${who}: ${label}.`,
  undone: 'as before',
  refused: {
    'no-record': (names) =>
      `Not changed, because they are no longer there or you may only read them: ${names}.`,
    'no-assignee': (names) =>
      `Not changed, because this person may not read that section: ${names}. Please choose somebody else.`,
    'review-changed': (names) =>
      `Not changed, because somebody else changed it in the meantime: ${names}. Please look at it and try again.`,
  },
  andMore: (names, count) => `${names} and ${count} more`,
  marked: { new: 'new again', 'in-progress': 'in progress', done: 'done' },
  me: (email) => `Me (${email})`,
  assigned: (email) => `assigned to ${email}`,
  nobody: 'Nobody',
  assignedToNobody: 'assigned to nobody',
  noAssignee: 'Nobody may read all of these sections. Please select fewer.',
  snooze: {
    evening: 'This evening',
    tomorrow: 'Tomorrow morning',
    monday: 'Monday morning',
    week: 'In a week',
  },
  snoozeDate: 'On a date...',
  wake: 'Bring back now',
  snoozed: (when) => `snoozed until ${when}`,
  woken: 'back in the lists',
  dateTitle: 'Snooze until',
  dateLabel: 'Day on which it comes back, at 8:00',
  dateWrong: 'Please choose a day after today.',
  dateSave: 'Snooze',
  urgent: 'Urgent',
  notUrgent: 'Not urgent',
};
