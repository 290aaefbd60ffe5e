import type { MailWords } from '../mail/mail.texts';

export const profileEndMail: (days: number) => MailWords = (days) => ({
  subject: 'Your profile at {church} will be deleted',
  paragraphs: (link) => [
    `You have not been logged in to your profile for a long time, and we keep what we know of you no longer than we need it. In ${days} days it will be deleted, with everything in it.`,
    'If you want to keep it, just log in once:',
    link,
    'If you do not need it any more, you need not do anything. If you have questions, please write to {office}.',
  ],
  action: 'Log in and keep my profile',
});
