import { church } from 'contract/church';
import type { Mail } from '../mail/mail-transport';
import { writeMail } from '../mail/write-mail';

/** By language. The site's German will bring its own entry (DESIGN 3.14). */
const words = {
  en: {
    subject: `Your password for ${church.name} was changed`,
    paragraphs: (link: string) => [
      'Hello,',
      'Somebody who knew your password has just set another one for your profile, and every other device was logged out.',
      'If it was you, you need not do anything. If it was not you, please choose a new password at once:',
      link,
      `If that does not help, please write to ${church.emails[0]}.`,
      church.name,
    ],
  },
} as const;

/**
 * Tells a member that the password is another one now.
 * @param origin where visitors reach the site
 */
export function composePasswordNotice(to: string, origin: string): Mail {
  const { subject, paragraphs } = words.en;
  return writeMail(to, subject, paragraphs(`${origin}/forgot-password`));
}
