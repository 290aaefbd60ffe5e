import type { MailTextName } from 'contract/mail-kinds';
import type { MailPlaceholder } from 'contract/mail-placeholders';
import type { FieldLabels } from './field-labels';

interface MailFieldTexts {
  readonly mails: Readonly<Record<MailTextName, FieldLabels>>;
  readonly subject: (mail: string) => string;
  readonly placeholders: Readonly<Record<MailPlaceholder, string>>;
  /** @param known the placeholders, each as `{church} the church’s name` */
  readonly mayName: (known: string) => string;
  readonly lines: string;
  readonly keep: (needed: string) => string;
}

/** Names of the mails with editable texts, and of their placeholders. */
export const mailFieldTexts: MailFieldTexts = {
  mails: {
    received: { label: 'A form has arrived', hint: 'To whoever sent it, where it has an address.' },
    sentLink: {
      label: 'See what you sent us',
      hint: 'To whoever asks for it on the privacy page.',
    },
    registered: { label: 'New profile', hint: 'Asks to confirm the address.' },
    changed: { label: 'New address', hint: 'Asks to confirm it.' },
    taken: { label: 'New address that has a profile already' },
    notice: { label: 'A new address was asked for', hint: 'To the old one.' },
    password: { label: 'The password was changed' },
    reset: { label: 'New password', hint: 'To whoever forgot it.' },
    invited: { label: 'Invitation to a profile', hint: 'To members whose profile staff made.' },
    end: { label: 'A profile ends', hint: 'Of members who have not been here for years.' },
    welcome: { label: 'Welcome' },
    checkIn: { label: 'How are you?' },
    invitation: { label: 'Invitation' },
    answer: { label: 'Answer' },
    missed: { label: 'Not reached' },
  },
  subject: (mail) => `${mail}: subject`,
  placeholders: {
    church: 'the church’s name',
    office: 'the office’s e-mail address',
    phone: 'its telephone number',
    address: 'where it is',
    link: 'the button',
    understood: 'what the form says',
    minutes: 'how long the link is good',
    hours: 'how long the link is good',
    days: 'how long it still is there',
    introduction: 'who writes',
  },
  mayName: (known) => `Filled in when it is sent: ${known}.`,
  lines: 'Each line is a paragraph.',
  keep: (needed) => `Must stay, only as a line of its own: ${needed}.`,
};
