import { lifetimes } from 'contract/lifetimes';
import type { MailWords } from '../../mail/mail.texts';
import type { StaffMailKind } from '../../mail/mail-kind';

const hours = lifetimes.confirmationLink / 3_600_000;
const ifNotYou =
  'If it was not you, please change your password at once, and tell whoever manages the accounts.';
const action = 'Open "My account"';

/** Tells of a change by the owner or an attacker. `event` ends with what the link leads to. */
const notice = (subject: string, event: string): MailWords => ({
  subject,
  paragraphs: (link) => [event, link, `If it was you, you need not do anything. ${ifNotYou}`],
  action,
});

/** Tells owners what somebody published (requirements 10.11). */
const publication = (subject: string, event: string): MailWords => ({
  subject,
  paragraphs: (link) => [
    `${event} Who it was is in the audit log:`,
    link,
    'If nobody of you wanted this, please put it right at once, under Website, and suspend the account that did it.',
  ],
  action: 'Open the audit log',
});

/** No email contains what a user typed. */
export const staffMails: Readonly<Record<StaffMailKind, MailWords>> = {
  'staff-confirm-email': {
    subject: 'The new e-mail address of your staff account at {church}',
    paragraphs: (link) => [
      `Somebody of our staff wants to log in with this e-mail address from now on. If it was you, please open this link within ${hours} hours, and press "Confirm this address":`,
      link,
      'If it was not you, you need not do anything: without the confirmation nothing changes.',
    ],
    action: 'Go to the confirmation',
  },
  'staff-email-notice': {
    subject: 'A change to your staff account at {church}',
    paragraphs: () => [
      'Somebody who knows your password asked for another e-mail address for your staff account. It takes effect once it is confirmed; you log in with this one until then.',
      'If it was you, you need not do anything. If it was not you, please change your password at once: that stops the change and logs everybody else out.',
    ],
    action,
  },
  'staff-password-notice': {
    subject: 'The password of your staff account at {church} was changed',
    paragraphs: () => [
      'Somebody who knew your password has just set another one for your staff account, and every other device was logged out.',
      'If it was you, you need not do anything. If it was not you, please tell whoever manages the accounts at once.',
    ],
    action,
  },
  'staff-factor-notice': notice(
    'A second factor of your staff account at {church} was changed',
    'A passkey, an authenticator app or the recovery codes of your staff account have just been changed. You see them in the staff pages, under "My account":',
  ),
  'staff-recovery-notice': notice(
    'A recovery code of your staff account at {church} was used',
    'Somebody has just used one of the recovery codes of your staff account. That code no longer works. In the staff pages, under "My account", you see how many are left, and get new ones:',
  ),
  'staff-reset-notice': {
    subject: 'The second factors of your staff account at {church} were reset',
    paragraphs: (link) => [
      'Whoever manages the accounts has taken away all second factors and recovery codes of your staff account, and logged all your devices out. You now log in with your password alone, and can add a new second factor in the staff pages, under "My account":',
      link,
      'If you did not ask for this, please tell whoever manages the accounts at once.',
    ],
    action,
  },
  'staff-giving-notice': publication(
    'The bank details of {church} were changed',
    'Somebody of our staff has just published other bank details on the website.',
  ),
  'staff-identity-notice': publication(
    'The name or the addresses of {church} were changed',
    'Somebody of our staff has just published another name, address, telephone number or e-mail address of the church. Our mails are sent from that e-mail address.',
  ),
  'staff-texts-notice': publication(
    'The texts of e-mails of {church} were changed',
    'Somebody of our staff has just published other texts of the e-mails that members and visitors get.',
  ),
  'staff-guessed-notice': {
    subject: 'Somebody is guessing a password at {church}',
    paragraphs: (link) => [
      'Today somebody has typed many wrong passwords for one account. After each few of them they have to wait, so guessing is slow. Which account it is, and from where, is below "Attempts" on this page:',
      link,
      'Please ask whoever owns the account whether it was them. If not, a long password and a second factor keep others out.',
    ],
    action: 'Open the audit log',
  },
};
