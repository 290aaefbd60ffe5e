import { locale } from 'contract/language';
import type { FileFormat } from 'contract/export-requests';
import type { BuildingReason } from 'contract/import-requests';

interface ImportTexts {
  readonly title: string;
  readonly intro: string;
  /** What happens and what does not, for somebody who does it for the first time. */
  readonly promises: readonly string[];
  readonly file: {
    readonly title: string;
    readonly choose: string;
    readonly another: string;
    readonly orDrop: string;
    readonly input: string;
    readonly allowed: string;
    readonly reading: string;
    readonly failed: string;
    readonly tooLarge: string;
    readonly damaged: string;
    readonly facts: (rows: number, program: string | undefined) => string;
    readonly programs: Readonly<
      Record<'own' | 'churchtools' | 'churchcrm' | 'planning-center', string>
    >;
    readonly importedBefore: (when: string) => string;
    readonly restored: (count: number) => string;
    readonly forget: string;
    readonly sheet: string;
  };
  readonly check: {
    readonly submit: string;
    readonly again: (decisions: number) => string;
    readonly checking: string;
    readonly failed: string;
  };
  readonly run: {
    readonly title: string;
    readonly nothing: string;
    readonly added: (count: number, section: string) => string;
    readonly changed: (count: number, section: string) => string;
    readonly joined: (count: number) => string;
    readonly unchanged: (count: number) => string;
    readonly twice: (count: number) => string;
    readonly skipped: (count: number) => string;
    readonly faulty: (count: number) => string;
    readonly unclear: (count: number) => string;
    readonly submit: (rows: number) => string;
    readonly importing: string;
    readonly failed: string;
    readonly unchecked: string;
    readonly done: (added: number, changed: number, leftOut: number) => string;
  };
  readonly list: {
    readonly title: string;
    readonly none: string;
    readonly notLoaded: string;
    readonly name: (when: string) => string;
    readonly by: (who: string) => string;
    readonly added: (count: number, section: string) => string;
    readonly changed: (count: number, section: string) => string;
    readonly joined: (count: number) => string;
    readonly leftOut: (count: number) => string;
    readonly undone: (when: string) => string;
    readonly report: string;
    readonly formats: Readonly<Record<FileFormat, string>>;
    readonly reportName: string;
    readonly noReport: string;
    readonly undo: string;
    readonly undoQuestion: (added: number, changed: number) => string;
    readonly isUndone: string;
    readonly notUndone: string;
    readonly builtOn: string;
    readonly reasons: Readonly<Record<BuildingReason, string>>;
    readonly nameless: string;
    readonly invite: (count: number) => string;
    readonly inviteQuestion: (count: number) => string;
    readonly invitedIn: string;
    readonly invited: (count: number) => string;
    readonly notInvited: string;
  };
}

const number = (count: number) => count.toLocaleString(locale);
const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;
const stay = (count: number) => (count === 1 ? 'stays' : 'stay');
const records = (count: number) => `${number(count)} ${count === 1 ? 'record' : 'records'}`;

export const importTexts: ImportTexts = {
  title: 'Import',
  intro:
    'Brings people in from a file: members, first timers, or any other section. Export the file from your former program, choose it here, and look through what is proposed.',
  promises: [
    'Nothing is stored before you press Import at the end.',
    'Nobody gets an e-mail.',
    'A blank cell never removes what is already here.',
    'The whole import can be undone until somebody has worked on it.',
  ],
  file: {
    title: 'The file',
    choose: 'Choose a file',
    another: 'Choose another file',
    orDrop: 'or drop it here',
    input: 'File to import',
    allowed:
      'Excel (XLSX) or CSV, up to 20 MB and 20,000 rows. It stays on this computer until you import it.',
    reading: 'The file is being read...',
    failed: 'The file could not be read. Please try again.',
    tooLarge: 'This file is larger than 20 MB. Divide it into several files.',
    damaged: 'This file cannot be opened any more. Please choose it again.',
    facts: (count, program) => (program ? `${rows(count)}, from ${program}` : rows(count)),
    programs: {
      own: 'this console',
      churchtools: 'ChurchTools',
      churchcrm: 'ChurchCRM',
      'planning-center': 'Planning Center',
    },
    importedBefore: (when) =>
      `This file was imported before, on ${when}. Rows that are unchanged since are left as they are.`,
    restored: (count) =>
      count === 0
        ? 'Your choices of columns for this file are here again.'
        : `Your choices for this file are here again, with ${number(count)} decided ${count === 1 ? 'row' : 'rows'}.`,
    forget: 'Begin anew',
    sheet: 'Sheet',
  },
  check: {
    submit: 'Check the rows',
    again: (count) =>
      count === 1 ? 'Check again with 1 decision' : `Check again with ${number(count)} decisions`,
    checking: 'The rows are being checked...',
    failed: 'The rows could not be checked. Please try again.',
  },
  run: {
    title: 'What will happen',
    nothing: 'Nothing would be imported.',
    added: (count, section) =>
      `${records(count)} ${count === 1 ? 'is' : 'are'} added to ${section}.`,
    changed: (count, section) =>
      `${records(count)} of ${section} ${count === 1 ? 'is' : 'are'} completed or corrected.`,
    joined: (count) =>
      count === 1
        ? '1 of the added belongs to somebody who is known already, and is joined to them.'
        : `${number(count)} of the added belong to people who are known already, and are joined to them.`,
    unchanged: (count) =>
      `${rows(count)} ${count === 1 ? 'says' : 'say'} what is here already: nothing is done.`,
    twice: (count) =>
      `${rows(count)} ${count === 1 ? 'repeats' : 'repeat'} an earlier row and ${stay(count)} out.`,
    skipped: (count) => `${rows(count)} ${stay(count)} out because you left them out.`,
    faulty: (count) => `${rows(count)} ${stay(count)} out because of a fault.`,
    unclear: (count) => `${rows(count)} ${stay(count)} out because it is not decided who it is.`,
    submit: (count) => `Import ${rows(count)}`,
    importing: 'Importing...',
    failed: 'Nothing was imported. Please try again.',
    unchecked: 'You have decided something since the last check.',
    done: (added, changed, leftOut) =>
      `Imported: ${records(added)} added, ${number(changed)} changed, ${rows(leftOut)} left out. The report and Undo are below.`,
  },
  list: {
    title: 'Imports',
    none: 'Nothing was imported yet.',
    notLoaded: 'The earlier imports could not be loaded.',
    name: (when) => `Import of ${when}`,
    by: (who) => `by ${who}`,
    added: (count, section) => `${section}: ${number(count)} added`,
    changed: (count, section) => `${section}: ${number(count)} changed`,
    joined: (count) => `${number(count)} joined to people who were known`,
    leftOut: (count) => `${rows(count)} left out`,
    undone: (when) => `Undone on ${when}`,
    report: 'Report, row by row:',
    formats: { xlsx: 'Excel', csv: 'CSV', 'csv-excel': 'CSV for German Excel' },
    reportName: 'import-report',
    noReport: 'The report could not be saved. Please try again.',
    undo: 'Undo the import',
    undoQuestion: (added, changed) =>
      [
        added > 0 ? `Remove the ${number(added)} added ${added === 1 ? 'record' : 'records'}?` : '',
        changed > 0
          ? `Set ${records(changed)} back to what ${changed === 1 ? 'it was' : 'they were'}?`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    isUndone: 'The import is undone. Everything is as it was before.',
    notUndone: 'The import was not undone. Please try again.',
    builtOn:
      'The import stays, because this was done since. Take that back on the page of the person where you can, then undo the import again:',
    reasons: {
      reviewed: 'its state was changed',
      noted: 'there is a note',
      contacted: 'the person was contacted',
      merged: 'it was merged',
      corrected: 'it was corrected',
      joined: 'it was joined with a person, or put into a household',
      'logged-in': 'the member has logged in',
    },
    nameless: 'A record without a name',
    invite: (count) => `Invite ${number(count)} ${count === 1 ? 'member' : 'members'} by e-mail`,
    inviteQuestion: (count) =>
      `Send ${count === 1 ? 'this member' : `each of these ${number(count)} members`} an e-mail with a link to choose a password? They can then log in and see their profile.`,
    invitedIn: 'Language for those who have chosen none',
    invited: (count) =>
      `${number(count)} ${count === 1 ? 'invitation is' : 'invitations are'} on the way.`,
    notInvited: 'Nobody was invited. Please try again.',
  },
};
