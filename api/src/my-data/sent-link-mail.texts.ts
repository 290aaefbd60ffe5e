import { lifetimes } from 'contract/lifetimes';
import type { MailWords } from '../mail/mail.texts';

const minutes = lifetimes.sentLink / 60_000;

export const sentLinkMail: MailWords = {
  subject: 'What was sent to {church} from your e-mail address',
  paragraphs: (link) => [
    `Somebody asked to see what was sent to us from this e-mail address. If it was you, please open this link within ${minutes} minutes:`,
    link,
    'If it was not you, you need not do anything: without this link nobody sees it.',
  ],
  action: 'See what you sent us',
};
