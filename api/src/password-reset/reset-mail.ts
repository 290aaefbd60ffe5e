import { church } from 'contract/church';
import type { Mail } from '../mail/mail-transport';
import { writeMail } from '../mail/write-mail';
import { resetTokenLifetime } from './reset-token-repository';

export interface ResetLink {
  /** Where visitors reach the site, e.g. `https://church.example`. */
  readonly origin: string;
  readonly token: string;
  readonly email: string;
}

/** By language. The site's German will bring its own entry (DESIGN 3.14). */
const words = {
  en: {
    subject: `Your new password for ${church.name}`,
    greeting: (name?: string) => (name === undefined ? 'Hello,' : `Hello ${name},`),
    invitation: (minutes: number) =>
      `Somebody asked for a new password for your profile. If it was you, please open this link within ${minutes} minutes:`,
    reassurance: 'If it was not you, you need not do anything: your password stays as it is.',
  },
} as const;

/**
 * The mail with which a member chooses a new password (DESIGN 3.6).
 * @param fullName only for a confirmed address: else text typed by a stranger would reach the address's owner
 */
export function composeResetMail(link: ResetLink, fullName?: string): Mail {
  const { subject, greeting, invitation, reassurance } = words.en;
  const paragraphs = [
    greeting(fullName),
    invitation(resetTokenLifetime / 60_000),
    addressOf(link),
    reassurance,
    church.name,
  ];
  return writeMail(link.email, subject, paragraphs);
}

const addressOf = ({ origin, token, email }: ResetLink) =>
  `${origin}/reset-password/${token}?email=${encodeURIComponent(email)}`;
