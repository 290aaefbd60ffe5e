import { pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { writePublishedMail } from '../../content/mail-texts/write-text-mail';
import type { Mail } from '../../mail/mail-transport';
import type { Database } from '../../storage/database';

export interface ResetLink {
  /** The public origin of the site, e.g. `https://church.example`. */
  readonly origin: string;
  readonly token: string;
  readonly email: string;
}

/**
 * The email with the password-reset link (requirements 10.2).
 * @param name only for a confirmed address: else text typed by a stranger would reach the address's owner
 */
export async function composeResetMail(
  database: Database,
  link: ResetLink,
  language: Language,
  name?: string,
): Promise<Mail> {
  const mail = { to: link.email, language, link: toResetPage(link, language), name };
  return writePublishedMail(database, 'reset', mail);
}

/** The email with which staff invite a member to choose the first password of the profile that they made. */
export const composeInvitationMail = (
  database: Database,
  link: ResetLink,
  language: Language,
): Promise<Mail> =>
  writePublishedMail(database, 'invited', {
    ...{ to: link.email, language },
    link: toResetPage(link, language),
  });

function toResetPage({ origin, token, email }: ResetLink, language: Language): string {
  const page = pathIn(language, `/reset-password/${token}`);
  return `${origin}${page}?email=${encodeURIComponent(email)}`;
}
