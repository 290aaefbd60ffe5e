import type { ReviewState } from 'contract/review';
import type { Translated } from 'shared-ui/language';

interface ReviewLabels {
  readonly states: Readonly<Record<ReviewState, string>>;
  readonly all: string;
  readonly counted: (name: string, count: number) => string;
  readonly filter: string;
  readonly moreAmongDuplicates: (count: number) => string;
  readonly open: (name: string) => string;
  readonly nameless: string;
  readonly panel: (name: string) => string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly notInList: string;
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
  readonly formerStaff: string;
  readonly assignToMe: string;
  readonly note: string;
  readonly saveNote: string;
  readonly unsaved: string;
  readonly discard: string;
  readonly saved: string;
  readonly loadFailed: string;
  readonly saveFailed: string;
  readonly tryAgain: string;
  readonly lastChange: (who: string, when: string) => string;
  readonly overtaken: (who: string, when: string) => string;
  readonly overtakenBy: (who: string, state: string) => string;
  readonly overtakenBySomebody: string;
  readonly theirNote: string;
  readonly theirEmptyNote: string;
  readonly keepMine: string;
  readonly loadTheirs: string;
  readonly fields: string;
  readonly empty: string;
  readonly created: string;
  readonly updated: string;
  readonly markedAs: (name: string, state: string) => string;
  readonly notMarked: (name: string) => string;
  readonly shortcuts: string;
  readonly shortcutsIntro: string;
  readonly shortcutList: readonly (readonly [keys: string, effect: string])[];
}

export const reviewLabels: Translated<ReviewLabels> = {
  en: {
    states: { new: 'New', 'in-progress': 'In progress', done: 'Done' },
    all: 'All',
    counted: (name, count) => `${name} (${count})`,
    filter: 'Review state',
    moreAmongDuplicates: (count) => `${count} more among the hidden duplicates`,
    open: (name) => `Open ${name}`,
    nameless: 'Record without a name',
    panel: (name) => `Record: ${name}`,
    close: 'Close',
    previous: 'Previous record',
    next: 'Next record',
    notInList:
      'This record is not in this list. It may have been erased, or the link is incomplete.',
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
    formerStaff: 'Somebody who has left',
    assignToMe: 'Assign to me',
    note: 'Note',
    saveNote: 'Save note',
    unsaved: 'Not saved yet. It stays here as a draft while this tab is open.',
    discard: 'Discard draft',
    saved: 'Saved.',
    loadFailed: 'What staff noted on these records could not be read.',
    saveFailed: 'This could not be saved. Please try again.',
    tryAgain: 'Try again',
    lastChange: (who, when) => `Last changed by ${who}, ${when}`,
    overtaken: (who, when) => `${who} changed the note meanwhile (${when}).`,
    overtakenBy: (who, state) =>
      `${who} changed this meanwhile. Your change was not saved; it is now marked "${state}".`,
    overtakenBySomebody: 'Somebody changed this meanwhile. Your change was not saved.',
    theirNote: 'Their note:',
    theirEmptyNote: 'They emptied the note.',
    keepMine: 'Save mine in its place',
    loadTheirs: 'Load the newer note',
    fields: 'What was sent',
    empty: 'empty',
    created: 'Created',
    updated: 'Updated',
    markedAs: (name, state) => `${name}: ${state}`,
    notMarked: (name) =>
      `${name} was not marked: somebody changed it meanwhile, or the server could not be reached.`,
    shortcuts: 'Keyboard shortcuts',
    shortcutsIntro:
      'They work while the table or the record has the focus, and never while you type in a field.',
    shortcutList: [
      ['j', 'next record'],
      ['k', 'previous record'],
      ['Enter', 'open the record of the row'],
      ['x', 'done, or new again'],
      ['Esc', 'close the record'],
      ['?', 'this list'],
    ],
  },
};
