import type { TodayList } from 'contract/today-requests';

interface TodayTexts {
  readonly name: string;
  readonly since: (count: number, when: string | undefined) => string;
  readonly urgentCount: (count: number) => string;
  readonly overdueCount: (count: number) => string;
  readonly nothingPressing: string;
  readonly lists: string;
  readonly listNames: Readonly<Record<TodayList, string>>;
  readonly section: string;
  readonly allSections: string;
  readonly assignee: string;
  readonly everyone: string;
  readonly notLoaded: string;
  readonly empty: Readonly<Record<TodayList, string>>;
  readonly emptyFilter: string;
  readonly cardsOf: (list: string) => string;
  readonly selectFailed: string;
  readonly unshown: string;
  readonly more: (count: number) => string;
  readonly moreFailed: string;
  readonly keysHint: string;
  readonly keysIntro: string;
  readonly keyList: readonly (readonly [keys: string, effect: string])[];
  readonly again: (when: string, state: string) => string;
  readonly againMany: (count: number, when: string, state: string) => string;
  readonly contacted: (when: string) => string;
  readonly noted: (when: string) => string;
  readonly left: string;
  readonly leftDone: string;
  readonly noWords: string;
  readonly isCut: string;
  readonly readAll: string;
  readonly readLess: string;
  readonly toMe: string;
  readonly note: string;
  readonly noteDone: string;
  readonly noEmail: string;
  readonly furtherOf: (name: string) => string;
  readonly act: (act: string, name: string) => string;
}

export const todayTexts: TodayTexts = {
  name: 'Today',
  since: (count, when) =>
    `${count === 0 ? 'Nothing' : count} new${when === undefined ? '' : ` since ${when}`}`,
  urgentCount: (count) => `${count} urgent`,
  overdueCount: (count) => `${count} overdue`,
  nothingPressing: 'nothing urgent or overdue',
  lists: 'Lists',
  listNames: {
    new: 'New',
    mine: 'Mine',
    unassigned: 'Unassigned',
    urgent: 'Urgent',
    overdue: 'Overdue',
    waiting: 'Waiting',
    snoozed: 'Snoozed',
    again: 'Asked again',
    open: 'All open',
  },
  section: 'Section',
  allSections: 'All sections',
  assignee: 'Assigned to',
  everyone: 'Everyone',
  notLoaded: 'The list could not be loaded.',
  empty: {
    new: 'Nothing new has come in since your last visit.',
    mine: 'Nothing is waiting for you. A good day to take something from Unassigned.',
    unassigned: 'Everything has somebody who cares for it.',
    urgent: 'Nothing urgent. Thank God.',
    overdue: 'Nothing is overdue. Well done.',
    waiting: 'You are waiting for nobody’s answer.',
    snoozed: 'Nothing is snoozed.',
    again: 'Nobody had to ask again.',
    open: 'Nothing is waiting. Everything is done.',
  },
  emptyFilter: 'Nothing of this list is in this choice.',
  cardsOf: (list) => `Records: ${list}`,
  selectFailed: 'The whole list could not be selected. Please try again.',
  unshown: 'a record further down',
  more: (count) => `Show more (${count})`,
  moreFailed: 'The next ones could not be loaded. Please try again.',
  keysHint: 'j and k go through the list, ? shows all keys.',
  keysIntro:
    'They act on what is selected, else on the record that has the focus, but not while you are typing.',
  keyList: [
    ['j', 'next record'],
    ['k', 'previous record'],
    ['o', 'read all words here, or fold them; Enter too'],
    ['x', 'select, or deselect; with Shift click a range'],
    ['X', 'select all of this list'],
    ['a', 'assign to me'],
    ['A', 'assign to somebody'],
    ['s', 'snooze'],
    ['d', 'done, or new again'],
    ['p', 'everything about the person'],
    ['!', 'urgent, or not'],
    ['n', 'write a note; Ctrl+Enter saves it, with Shift it is done too'],
    ['e', 'write an e-mail'],
    ['u', 'undo, while the message offers it'],
    ['Esc', 'clear the selection'],
    ['?', 'this list'],
  ],
  again: (when, state) => `Asked again; the first, ${when}, is ${state}`,
  againMany: (count, when, state) =>
    `Asked again, ${count} times before; the last, ${when}, is ${state}`,
  contacted: (when) => `Contacted ${when}`,
  noted: (when) => `Note ${when}`,
  left: 'No longer in this list',
  leftDone: 'Done',
  noWords: 'No words were sent.',
  isCut: 'There is more in the record.',
  readAll: 'Read all',
  readLess: 'Fold',
  toMe: 'Assign to me',
  note: 'Note',
  noteDone: 'Save note, done',
  noEmail: 'There is no e-mail address.',
  furtherOf: (name) => `More about ${name}`,
  act: (act, name) => `${act}: ${name}`,
};
