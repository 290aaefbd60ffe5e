import type { QueuedState } from 'contract/mail-queue-requests';
import type {
  FollowUpStep,
  EmailTemplate,
  ContactOutcome,
  ContactWay,
  EmailState,
} from 'contract/contact-history-requests';

interface OutreachTexts {
  readonly title: string;
  readonly writeMail: string;
  readonly writeWhatsApp: string;
  readonly noteByHand: string;
  readonly noteQuestion: string;
  readonly planned: string;
  readonly day: (day: number, date: string) => string;
  readonly stepStates: Readonly<Record<FollowUpStep['state'], string>>;
  readonly none: string;
  readonly notLoaded: string;
  readonly ways: Readonly<Record<ContactWay, string>>;
  readonly to: (way: string, address: string) => string;
  readonly states: Readonly<Record<EmailState, string>>;
  readonly confirmations: Readonly<Record<QueuedState, string>>;
  readonly reason: string;
  readonly who: (when: string, who: string | undefined) => string;
  readonly writeAgain: string;
  readonly templates: Readonly<Record<EmailTemplate, string>>;
  readonly outcomes: Readonly<Record<ContactOutcome, string>>;
  readonly newNote: string;
  readonly noteHint: string;
  readonly note: string;
  readonly noteBy: (who: string, when: string) => string;
  /** Whose writer is not known. */
  readonly noteOf: (when: string) => string;
  readonly saveNote: string;
  readonly noteSaved: string;
  readonly noteFailed: string;
  readonly unsaved: string;
  readonly discard: string;
  readonly changeNote: string;
  readonly removeNote: string;
  readonly removeNoteQuestion: string;
  readonly noteRemoved: string;
  readonly colleagues: string;
  readonly offered: (count: number) => string;
  readonly noted: string;
  readonly onItsWay: string;
  readonly mailTitle: (name: string) => string;
  readonly whatsAppTitle: (name: string) => string;
  readonly draftsNotLoaded: string;
  readonly noAddress: string;
  readonly recipient: string;
  readonly template: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly left: (count: number) => string;
  /** @param comesBack whether replies come back to the record */
  readonly mailHint: (comesBack: boolean) => string;
  readonly whatsAppHint: string;
  readonly missing: string;
  readonly send: string;
  readonly sending: string;
  readonly close: string;
  readonly failed: string;
  readonly notNoted: string;
  readonly country: string;
  readonly noCountry: string;
  readonly noNumber: string;
  readonly openWhatsApp: string;
  readonly opensInNewTab: string;
}

export const contactHistoryTexts: OutreachTexts = {
  title: 'Conversation',
  writeMail: 'Write an e-mail',
  writeWhatsApp: 'Write by WhatsApp',
  noteByHand: 'Note a contact',
  noteQuestion: 'Did you call or meet? It is noted here with your name and the time.',
  planned: 'Planned contacts',
  day: (day, date) => `Day ${day}, ${date}`,
  stepStates: { done: 'done', due: 'due', planned: 'planned' },
  none: 'Nobody has written to this person or noted anything yet.',
  notLoaded: 'The conversation could not be loaded.',
  ways: { mail: 'E-mail', whatsapp: 'WhatsApp', hand: 'Noted by hand' },
  to: (way, address) => `${way} to ${address}`,
  states: { waiting: 'waits to be sent', sent: 'sent', failed: 'could not be sent' },
  confirmations: {
    waiting: 'The confirmation by e-mail could not be delivered yet',
    failed: 'The confirmation by e-mail could not be delivered',
  },
  reason: 'The mail server said:',
  who: (when, who) => (who === undefined ? when : `${when}, ${who}`),
  writeAgain: 'Write again',
  templates: {
    welcome: 'Welcome',
    'check-in': 'How are you?',
    invitation: 'Invitation to a service',
    answer: 'Answer to a message',
    missed: 'Not reached by phone',
    blank: 'Greeting alone',
  },
  outcomes: {
    reached: 'reached',
    'not-reached': 'not reached',
    'wrong-number': 'wrong number',
    'try-again': 'to be tried again',
  },
  newNote: 'New note',
  noteHint: '@ mentions a colleague, who is told by e-mail. Ctrl+Enter saves.',
  note: 'Note',
  noteBy: (who, when) => `Note by ${who}, ${when}`,
  noteOf: (when) => `Note, ${when}`,
  saveNote: 'Save note',
  noteSaved: 'The note is saved.',
  noteFailed: 'The note could not be saved. It is still here: please try again.',
  unsaved: 'Not saved yet. Your draft stays here while this tab is open.',
  discard: 'Discard draft',
  changeNote: 'Change',
  removeNote: 'Remove',
  removeNoteQuestion: 'The note goes for good.',
  noteRemoved: 'The note is removed.',
  colleagues: 'Colleagues',
  offered: (count) =>
    count === 1
      ? '1 colleague. Enter chooses.'
      : `${count} colleagues. The arrows move, Enter chooses.`,
  noted: 'The contact is noted.',
  onItsWay: 'The e-mail is on its way.',
  mailTitle: (name) => `E-mail to ${name}`,
  whatsAppTitle: (name) => `WhatsApp to ${name}`,
  draftsNotLoaded: 'The templates could not be loaded.',
  noAddress: 'This record has no e-mail address that a mail can be sent to.',
  recipient: 'To',
  template: 'Begin with',
  language: 'Language',
  subject: 'Subject',
  text: 'Text',
  left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
  mailHint: (comesBack) =>
    `It is sent in the church’s name, and answers ${comesBack ? 'come back to this record' : 'go to the church’s address'}. It stays in this record, where colleagues who read this section see it.`,
  whatsAppHint:
    'The text is handed to WhatsApp and is not kept here. That you wrote is noted as a contact.',
  missing: 'Please write a subject and a text.',
  send: 'Send e-mail',
  sending: 'Sending...',
  close: 'Close',
  failed: 'This could not be sent. What you wrote is still here: please try again.',
  notNoted: 'WhatsApp was opened, but the contact could not be noted. Please note it by hand.',
  country: 'The number says no country. It is one of',
  noCountry: 'Please choose',
  noNumber: 'This is no number that WhatsApp can reach.',
  openWhatsApp: 'Open WhatsApp',
  opensInNewTab: '(opens in a new tab)',
};
