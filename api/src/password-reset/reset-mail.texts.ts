import { lifetimes } from 'contract/lifetimes';
import type { MailWords } from '../mail/mail.texts';

const minutes = lifetimes.resetLink / 60_000;

export const resetMail: MailWords = {
  subject: 'Your new password for {church}',
  paragraphs: (link) => [
    `Somebody asked for a new password for your profile. If it was you, please open this link within ${minutes} minutes:`,
    link,
    'If it was not you, you need not do anything: your password stays as it is.',
  ],
  action: 'Choose a new password',
};
