import type { MailWords } from '../mail/mail.texts';

export const passwordChangeMail: MailWords = {
  subject: 'Your password for {church} was changed',
  paragraphs: (link) => [
    'Somebody who knew your password has just set another one for your profile, and every other device was logged out.',
    'If it was you, you need not do anything. If it was not you, please choose a new password at once:',
    link,
    'If that does not help, please write to {office}.',
  ],
  action: 'Choose a new password',
};
