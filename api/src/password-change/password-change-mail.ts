import { pathIn } from 'contract/languages';
import { inEveryLanguage } from '../languages/in-every-language';
import type { Mail } from '../mail/mail-transport';
import { writeMail } from '../mail/write-mail';
import type { Recipient } from '../mail/write-mail';
import * as english from './password-change-mail.texts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../locales/${code}/api/password-change/password-change-mail.texts.ts`),
);

/** Tells a member that the password is another one now. */
export async function composePasswordNotice({ to, language, origin }: Recipient): Promise<Mail> {
  const { passwordChangeMail: words } = await textsIn(language);
  const link = origin + pathIn(language, '/forgot-password');
  return writeMail({ to, language, words, link });
}
