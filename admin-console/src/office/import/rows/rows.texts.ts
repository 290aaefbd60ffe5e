import { locale } from 'contract/language';
import type { ImportFault } from 'contract/import-faults';
import type { ImportMatch } from 'contract/import-requests';
import type { SamePersonReason } from 'contract/persons';

type RowFilter = ImportMatch | 'faulty' | 'all';

interface RowsTexts {
  readonly title: string;
  readonly allClear: string;
  readonly open: (faulty: number, unclear: number) => string;
  readonly row: (row: number) => string;
  readonly nameless: string;
  readonly showMore: (count: number) => string;
  readonly faults: {
    readonly title: (rows: number) => string;
    readonly intro: string;
    /** The sentence of a fault. */
    readonly codes: Readonly<Record<ImportFault, (limit: string) => string>>;
    readonly about: (field: string, message: string) => string;
    readonly group: (message: string, rows: number) => string;
    readonly valueIn: (field: string, row: number) => string;
    readonly choose: string;
    readonly leaveEmpty: string;
    readonly leaveOut: string;
    readonly takeBack: string;
    readonly isEmpty: string;
    readonly isLeftOut: string;
    readonly isMended: string;
    readonly allEmpty: (count: number) => string;
    readonly allOut: (count: number) => string;
    readonly allAre: (count: number) => string;
    readonly allSame: (text: string, count: number) => string;
    readonly ofRow: (action: string, row: number) => string;
    readonly asNew: string;
  };
  readonly unclear: {
    readonly title: (rows: number) => string;
    readonly intro: string;
    readonly who: (row: number, name: string) => string;
    readonly asNew: string;
    readonly changes: (section: string) => string;
    readonly joins: string;
    readonly leaveOut: string;
    readonly sections: (sections: string) => string;
    readonly reasons: Readonly<Record<SamePersonReason, string>>;
    readonly look: (name: string) => string;
    readonly all: string;
    readonly allFirst: string;
    readonly allNew: string;
    readonly allOut: string;
  };
  readonly table: {
    readonly title: string;
    readonly show: string;
    readonly hide: string;
    readonly filter: string;
    readonly filters: Readonly<Record<RowFilter, string>>;
    readonly counted: (label: string, count: number) => string;
    readonly columnRow: string;
    readonly columnMatch: string;
    readonly none: string;
    readonly openRow: (row: number) => string;
  };
  readonly dialog: {
    readonly title: (row: number) => string;
    readonly section: (section: string) => string;
    readonly joinsPerson: (name: string) => string;
    readonly changesRecord: (name: string) => string;
    readonly sameAsRow: (row: number) => string;
    readonly former: (text: string) => string;
    readonly nothing: string;
    readonly notThem: string;
    readonly close: string;
  };
}

const number = (count: number) => count.toLocaleString(locale);
const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;

export const rowsTexts: RowsTexts = {
  title: 'The rows',
  allClear: 'No row has a fault, and for each it is clear who it is.',
  open: (faulty, unclear) =>
    [
      faulty > 0 ? `${rows(faulty)} with a fault` : '',
      unclear > 0 ? `${rows(unclear)} to decide` : '',
    ]
      .filter(Boolean)
      .join(', ')
      .concat(' left. What stays undecided is not imported.'),
  row: (row) => `Row ${row}`,
  nameless: 'without a name',
  showMore: (count) => `Show ${number(count)} more`,
  faults: {
    title: (count) => `${rows(count)} with a fault`,
    intro:
      'Type what is right, leave the value empty where that is possible, or leave the row out.',
    codes: {
      formula: () => 'is a formula, which is not trusted: type what it stands for',
      'error-value': () => 'was spoiled by the spreadsheet program: type it anew',
      'no-date': () => 'is not a date',
      'unclear-date': () =>
        'could be two different days: choose the order of dates above, or type it as 1980-04-03',
      'no-choice': () => 'is not one of the choices',
      'no-amount': () => 'is not an amount',
      'no-section': () => 'is not the name of a section',
      'no-time': () => 'is not a time',
      missing: () => 'is missing',
      'no-email': () => 'is not an e-mail address',
      'no-phone': () => 'is not a phone number',
      'no-past-date': () => 'is not a day from 1900 to today',
      'no-near-date': () => 'is not a day within ten years',
      'no-number': () => 'is not a number',
      'not-one-line': () => 'must be one line of readable text',
      'not-plain-text': () => 'has characters that cannot be stored',
      'not-listed': () => 'is not one of the choices',
      'too-short': (limit) => `needs at least ${limit} characters`,
      'too-many-characters': (limit) => `is longer than ${limit} characters`,
      'too-low': (limit) => `is less than ${limit}`,
      'too-high': (limit) => `is more than ${limit}`,
      'too-many-decimals': () => 'has too many decimals',
      'closed-section': () => 'You may not change the records of this section',
      'email-taken': () => 'belongs to another profile, or to an earlier row',
      'no-such-match': () => 'The record or person that was chosen is not there any more',
      'locked-record': () => 'Its record is merged or locked, so it cannot be changed',
      'own-email': () => 'is the login of this member, who alone can change it',
      'unconfirmed-account': () =>
        'Its profile was registered with an e-mail address that was never confirmed, so it may be a stranger who would read this',
      'program-full': () => 'The programme has no places left',
    },
    about: (field, message) => `${field} ${message}`,
    group: (message, count) => `${message} (${number(count)})`,
    valueIn: (field, row) => `${field}, row ${row}`,
    choose: 'Please choose',
    leaveEmpty: 'Leave empty',
    leaveOut: 'Leave the row out',
    takeBack: 'Take back',
    isEmpty: 'Left empty',
    isLeftOut: 'The row stays out',
    isMended: 'Changed',
    allEmpty: (count) => `Leave it empty in all ${number(count)}`,
    allOut: (count) => `Leave all ${number(count)} rows out`,
    allAre: (count) => `In all ${rows(count)} it is`,
    allSame: (text, count) => `“${text}” in all ${rows(count)} is`,
    ofRow: (action, row) => `${action}: row ${row}`,
    asNew: 'Import as a new person',
  },
  unclear: {
    title: (count) => `${rows(count)} to decide: who is it?`,
    intro:
      'These may be somebody whom you know already. Choose one answer for each; a row without an answer is not imported.',
    who: (row, name) => `Row ${row}: ${name}`,
    asNew: 'Somebody new',
    changes: (section) => `It is this person: the row completes their record in ${section}`,
    joins: 'It is this person: the row becomes one more record of theirs',
    leaveOut: 'Leave the row out',
    sections: (sections) => `in ${sections}`,
    reasons: {
      email: 'same e-mail',
      phone: 'same phone',
      name: 'same name',
      couple: 'same couple',
    },
    look: (name) => `Look at ${name} in a new tab`,
    all: 'All alike:',
    allFirst: 'the first proposed',
    allNew: 'somebody new',
    allOut: 'leave out',
  },
  table: {
    title: 'All rows',
    show: 'Show all rows',
    hide: 'Hide all rows',
    filter: 'Rows',
    filters: {
      all: 'All',
      faulty: 'With a fault',
      unclear: 'To decide',
      new: 'New',
      'same-person': 'Known person',
      'same-record': 'Changes a record',
      unchanged: 'Unchanged',
      twice: 'Twice in the file',
      skipped: 'Left out',
    },
    counted: (label, count) => `${label} (${number(count)})`,
    columnRow: 'Row',
    columnMatch: 'What it is',
    none: 'No such row.',
    openRow: (row) => `Open row ${row}`,
  },
  dialog: {
    title: (row) => `Row ${row}`,
    section: (section) => `Section: ${section}`,
    joinsPerson: (name) => `Becomes a further record of ${name}.`,
    changesRecord: (name) => `Changes the record of ${name}.`,
    sameAsRow: (row) => `Says the same as row ${row}, so it stays out.`,
    former: (text) => `Now: ${text}`,
    nothing: 'nothing',
    notThem: 'It is somebody new',
    close: 'Close',
  },
};
