import { pathIn } from 'contract/languages';
import { writePublishedMail } from '../mail-texts/write-text-mail';
import type { Mail } from '../mail/mail-transport';
import type { Recipient } from '../mail/write-mail';
import type { Database } from '../storage/database';

/** Tells a member that the password is another one now. */
export const composePasswordNotice = (
  database: Database,
  { to, language, origin }: Recipient,
): Promise<Mail> =>
  writePublishedMail(database, 'password', {
    to,
    language,
    link: origin + pathIn(language, '/forgot-password'),
  });
