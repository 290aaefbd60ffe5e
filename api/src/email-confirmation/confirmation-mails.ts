import { pathIn } from 'contract/languages';
import { inEveryLanguage } from '../languages/in-every-language';
import type { Mail } from '../mail/mail-transport';
import { writeMail } from '../mail/write-mail';
import type { Recipient } from '../mail/write-mail';
import * as english from './confirmation-mails.texts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../locales/${code}/api/email-confirmation/confirmation-mails.texts.ts`),
);

type MailName = keyof typeof english.confirmationMails;

async function compose(
  name: MailName,
  { to, language, origin }: Recipient,
  path: string,
): Promise<Mail> {
  const words = (await textsIn(language)).confirmationMails[name];
  return writeMail({ to, language, words, link: origin + pathIn(language, path) });
}

const confirmation = (token: string) => `/confirm-email/${token}`;
const newPassword = '/forgot-password';

/** Follows a registration. */
export const composeRegistered = (recipient: Recipient, token: string): Promise<Mail> =>
  compose('registered', recipient, confirmation(token));

/** To a new address that a member wants to have. */
export const composeChanged = (recipient: Recipient, token: string): Promise<Mail> =>
  compose('changed', recipient, confirmation(token));

/** The same, where the address has a profile: only its owner learns that. */
export const composeTaken = (recipient: Recipient): Promise<Mail> =>
  compose('taken', recipient, newPassword);

/** To the address that a profile has until then. */
export const composeNotice = (recipient: Recipient): Promise<Mail> =>
  compose('notice', recipient, newPassword);
