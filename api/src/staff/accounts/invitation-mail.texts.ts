import { invitationLifetime } from 'contract/invitation-requests';
import type { MailWords } from '../../mail/mail.texts';

const hours = invitationLifetime / 3_600_000;

const invited = (inviter?: string) =>
  inviter === undefined
    ? 'You are invited to work with us in the staff pages of {church}.'
    : `${inviter} invites you to work with us in the staff pages of {church}.`;

/** @param inviter the email of the staff member who invites; undefined if `npm run admin` does */
export const invitationMail: (inviter?: string) => MailWords = (inviter) => ({
  subject: 'Your invitation to the staff pages of {church}',
  paragraphs: (link) => [
    invited(inviter),
    `Please open this link within ${hours} hours and choose a password:`,
    link,
    'The link is for you alone and works once. If it is too old by the time you open it, just ask for another one.',
    'If you do not know what this is about, you need not do anything: there is no account until somebody uses the link.',
  ],
  action: 'Choose a password',
});
