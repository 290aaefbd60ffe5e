import type { RecordOrigin } from 'contract/record-entry-requests';
import type { ReviewState } from 'contract/review';
import type { AssigneeChoice, StateChoice } from './review-choice';

interface ReviewTexts {
  readonly states: Readonly<Record<ReviewState, string>>;
  /** The options of the filter above a table. */
  readonly choices: Readonly<Record<StateChoice, string>>;
  readonly assignees: Readonly<Record<AssigneeChoice, string>>;
  readonly counted: (name: string, count: number) => string;
  readonly filter: string;
  readonly allDone: (count: number) => string;
  readonly hiddenDuplicates: (count: number) => string;
  readonly open: (name: string) => string;
  readonly nameless: string;
  readonly panel: (name: string) => string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly notInList: string;
  /** The notice in a confidential section. */
  readonly readingIsNoted: string;
  readonly mergedAway: string;
  readonly openSurvivor: string;
  readonly sendMail: string;
  readonly call: string;
  readonly whatsApp: string;
  readonly opensInNewTab: string;
  readonly everything: string;
  readonly state: string;
  readonly assignee: string;
  readonly nobody: string;
  readonly staffNotLoaded: string;
  readonly assignToMe: string;
  readonly saved: string;
  readonly loadFailed: string;
  /** The notice for users who may read the section but not change it. */
  readonly onlyRead: string;
  /** @param who '' for a reply by email, which opened it again */
  readonly lastChange: (who: string, when: string) => string;
  readonly overtakenBy: (who: string, state: string) => string;
  readonly overtakenBySomebody: string;
  readonly fields: string;
  readonly details: string;
  readonly empty: string;
  readonly created: string;
  readonly updated: string;
  readonly origin: string;
  readonly origins: Readonly<Record<RecordOrigin, string>>;
  readonly originBy: (what: string, who: string) => string;
  readonly consent: string;
  readonly consentGiven: (when: string) => string;
  readonly consentWithdrawn: (given: string, withdrawn: string) => string;
  readonly markedAs: (name: string, state: string) => string;
  readonly notMarked: (name: string) => string;
  readonly shortcuts: string;
  readonly shortcutsIntro: string;
  readonly shortcutList: readonly (readonly [keys: string, effect: string])[];
}

const states = { new: 'New', 'in-progress': 'In progress', done: 'Done' } as const;

export const reviewTexts: ReviewTexts = {
  states,
  choices: { open: 'Open', ...states, all: 'All' },
  assignees: { everybody: 'Everybody', mine: 'Mine', nobody: 'Nobody’s' },
  counted: (name, count) => `${name} (${count})`,
  filter: 'Review state',
  allDone: (count) =>
    `Nothing is open. ${count} done: choose “All” to see ${count === 1 ? 'it' : 'them'}.`,
  hiddenDuplicates: (count) =>
    `${count} of these ${count === 1 ? 'is a duplicate' : 'are duplicates'} and not shown`,
  open: (name) => `Open ${name}`,
  nameless: 'Record without a name',
  panel: (name) => `Record: ${name}`,
  close: 'Close',
  previous: 'Previous record',
  next: 'Next record',
  readingIsNoted: 'This section is confidential: the audit log notes who opens a record.',
  notInList:
    'This record is not in this list. It may have been deleted, or the link is incomplete.',
  mergedAway: 'This record was merged into another one.',
  openSurvivor: 'Open the record it was merged into',
  sendMail: 'E-mail',
  call: 'Call',
  whatsApp: 'WhatsApp',
  opensInNewTab: '(opens in a new tab)',
  everything: 'Everything about this person',
  state: 'Review',
  assignee: 'Assigned to',
  nobody: 'Nobody',
  staffNotLoaded:
    'It could not be loaded who works here, so nobody can be chosen. Please open this again.',
  assignToMe: 'Assign to me',
  saved: 'Saved.',
  loadFailed: 'It could not be loaded how far these records are.',
  onlyRead: 'You may read this section, but not change anything in it.',
  lastChange: (who, when) => `Last changed by ${who || 'a reply'}, ${when}`,
  overtakenBy: (who, state) =>
    `${who || 'A reply'} has changed this in the meantime. Your change was not saved; it is now marked “${state}”.`,
  overtakenBySomebody: 'Somebody has changed this in the meantime. Your change was not saved.',
  fields: 'What was sent',
  details: 'Details',
  empty: 'empty',
  created: 'Received',
  updated: 'Last changed',
  origin: 'How it came',
  origins: {
    telephone: 'taken by telephone',
    paper: 'taken from paper',
    'in-person': 'taken in person',
    import: 'imported',
  },
  originBy: (what, who) => `${what} by ${who}`,
  consent: 'Consent to stay in touch',
  consentGiven: (when) => `Given on ${when}`,
  consentWithdrawn: (given, withdrawn) =>
    `Withdrawn on ${withdrawn}, given on ${given}. Do not stay in touch beyond the answer.`,
  markedAs: (name, state) => `${name}: ${state}`,
  notMarked: (name) =>
    `${name} was not changed: somebody else has changed it in the meantime, or the server could not be reached.`,
  shortcuts: 'Keyboard shortcuts',
  shortcutsIntro: 'They work in the table and in an open record, but not while you are typing.',
  shortcutList: [
    ['j', 'next record'],
    ['k', 'previous record'],
    ['Enter', 'open the record in this row'],
    ['x', 'select the row, or deselect it; with Shift and Space a range'],
    ['X', 'select all of this table'],
    ['d', 'mark as done, or as new again'],
    ['p', 'everything about the person'],
    ['n', 'write a note in the open record'],
    ['e', 'write an e-mail in the open record'],
    ['u', 'undo, while the message offers it'],
    ['/', 'search this table'],
    ['Esc', 'close the record, or clear the selection'],
    ['Ctrl K', 'find people, pages and actions, also while typing'],
    ['?', 'this list'],
  ],
};
