import { pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { inEveryLanguage } from '../languages/in-every-language';
import type { Mail } from '../mail/mail-transport';
import { writeMail } from '../mail/write-mail';
import * as english from './reset-mail.texts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../locales/${code}/api/password-reset/reset-mail.texts.ts`),
);

export interface ResetLink {
  /** Where visitors reach the site, e.g. `https://church.example`. */
  readonly origin: string;
  readonly token: string;
  readonly email: string;
}

/**
 * The mail with which a member chooses a new password (DESIGN 3.6).
 * @param name only for a confirmed address: else text typed by a stranger would reach the address's owner
 */
export async function composeResetMail(
  { origin, token, email }: ResetLink,
  language: Language,
  name?: string,
): Promise<Mail> {
  const { resetMail: words } = await textsIn(language);
  const page = pathIn(language, `/reset-password/${token}`);
  const link = `${origin}${page}?email=${encodeURIComponent(email)}`;
  return writeMail({ to: email, language, words, link, name });
}
