import type { MailName } from 'contract/mail-processing';
import type { QueuedState } from 'contract/mail-queue-requests';

interface MailQueueTexts {
  readonly name: string;
  readonly intro: string;
  readonly which: string;
  /** @param count as text, such as `1000 or more`, once it is loaded */
  readonly choices: Readonly<Record<QueuedState, (count: string | undefined) => string>>;
  readonly orMore: (count: number) => string;
  readonly list: Readonly<Record<QueuedState, string>>;
  readonly none: Readonly<Record<QueuedState, string>>;
  readonly onPage: (count: number) => string;
  readonly notLoaded: string;
  readonly lookAgain: string;
  readonly mails: Readonly<Record<MailName, string>>;
  readonly to: (mail: string, address: string) => string;
  readonly about: (section: string) => string;
  readonly record: string;
  readonly asked: (when: string) => string;
  readonly tries: (count: number) => string;
  readonly next: (when: string) => string;
  readonly until: (when: string) => string;
  readonly reason: string;
  readonly sendAgain: string;
  readonly sendingAgain: string;
  readonly sentAgain: (mail: string) => string;
  readonly notSent: string;
  readonly further: string;
  readonly first: string;
}

export const mailQueueTexts: MailQueueTexts = {
  name: 'Undelivered e-mails',
  intro:
    'E-mails of the church that are not sent. What waits is tried again by itself, for three days. What the mail server of the recipient refused is not, until you have it sent again.',
  which: 'Which',
  choices: {
    failed: (count) => (count ? `Failed (${count})` : 'Failed'),
    waiting: (count) => (count ? `Waiting (${count})` : 'Waiting'),
  },
  orMore: (count) => `${count} or more`,
  list: { failed: 'E-mails that failed', waiting: 'E-mails that wait' },
  none: { failed: 'No e-mail has failed.', waiting: 'No e-mail is waiting.' },
  onPage: (count) => (count === 1 ? '1 e-mail on this page' : `${count} e-mails on this page`),
  notLoaded: 'It could not be loaded which e-mails are not sent.',
  lookAgain: 'Look again',
  mails: {
    'reset-link': 'Link for a new password',
    'confirm-email': 'Link that confirms an address',
    'email-change-notice': 'Notice of another address',
    'password-change-notice': 'Notice of another password',
    'my-data-link': 'Link to what was sent to us',
    'profile-invitation': 'Invitation to a profile',
    'profile-end': 'Notice of a profile’s end',
    'form-received': 'Confirmation of a form',
    'arrival-notice': 'News for staff',
    'waiting-digest': 'Daily mail for staff',
    'urgent-alert': 'Alert for whoever is on call',
    'colleague-notice': 'Notice of an assignment, a mention or a reply',
    'monthly-report': 'Monthly report',
    'canary-stopped': 'Notice of a trial version that was stopped',
    'staff-invitation': 'Invitation of staff',
    'staff-confirm-email': 'Link that confirms a staff address',
    'staff-email-notice': 'Notice of another staff address',
    'staff-password-notice': 'Notice of another staff password',
    'staff-factor-notice': 'Notice of another second factor',
    'staff-recovery-notice': 'Notice of a used recovery code',
    'staff-reset-notice': 'Notice of reset second factors',
    'staff-giving-notice': 'Notice of other bank details',
    'staff-identity-notice': 'Notice of other addresses of the church',
    'staff-texts-notice': 'Notice of other texts of e-mails',
    'staff-guessed-notice': 'Notice of a password that is guessed at',
    letter: 'E-mail to a person',
  },
  to: (mail, address) => `${mail} to ${address}`,
  about: (section) => `About: ${section}`,
  record: 'Open the record',
  asked: (when) => `Since ${when}`,
  tries: (count) => (count === 1 ? 'tried once' : `tried ${count} times`),
  next: (when) => `Next try: ${when}`,
  until: (when) => `Given up and removed: ${when}`,
  reason: 'The mail server said:',
  sendAgain: 'Send again',
  sendingAgain: 'Sending...',
  sentAgain: (mail) =>
    `Tried again now: ${mail}. If it fails once more, it comes back to this list.`,
  notSent: 'This could not be done. Please try again.',
  further: 'Further e-mails',
  first: 'Back to the first ones',
};
