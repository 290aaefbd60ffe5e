import type { EntrySource } from 'contract/record-entry-requests';

interface EntryTexts {
  /** The button in a section. */
  readonly add: string;
  /** The button in the bar, whose visible word is `add`. */
  readonly addRecord: string;
  readonly title: string;
  readonly section: string;
  readonly source: string;
  readonly sources: Readonly<Record<EntrySource, string>>;
  /** The message of an empty field. */
  readonly missing: (field: string) => string;
  readonly sendsMail: string;
  readonly invites: string;
  readonly silent: string;
  readonly language: string;
  readonly save: string;
  readonly saveAndNext: string;
  readonly saving: string;
  readonly failed: string;
  readonly added: (name: string, section: string) => string;
  readonly mailed: string;
  readonly notMailed: string;
  readonly nameless: string;
}

export const entryTexts: EntryTexts = {
  add: 'Add',
  addRecord: 'Add a record',
  title: 'Add a record',
  section: 'Section',
  source: 'How did it come?',
  sources: { telephone: 'Telephone', paper: 'On paper', 'in-person': 'In person' },
  missing: (field) => `Fill in: ${field}.`,
  sendsMail: 'Send the confirmation of the form by e-mail',
  invites: 'Invite by e-mail to choose a password',
  silent: 'Nobody gets an e-mail unless you wish it here.',
  language: 'Language of e-mails to this person',
  save: 'Add',
  saveAndNext: 'Add, and take down the next one',
  saving: 'Adding...',
  failed: 'This could not be added. Please try again; what you typed stays.',
  added: (name, section) => `${name} is added to ${section}.`,
  mailed: 'An e-mail is on its way.',
  notMailed: 'No e-mail was sent: this section confirms nothing by e-mail, or there is no address.',
  nameless: 'A record without a name',
};
