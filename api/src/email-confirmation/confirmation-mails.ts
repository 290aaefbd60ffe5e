import { pathIn } from 'contract/languages';
import type { LinkedMail } from 'contract/mail-kinds';
import { writePublishedMail } from '../mail-texts/write-text-mail';
import type { Mail } from '../mail/mail-transport';
import type { Recipient } from '../mail/write-mail';
import type { Database } from '../storage/database';

const compose = (
  database: Database,
  name: LinkedMail,
  { to, language, origin }: Recipient,
  path: string,
): Promise<Mail> =>
  writePublishedMail(database, name, { to, language, link: origin + pathIn(language, path) });

const confirmation = (token: string) => `/confirm-email/${token}`;
const newPassword = '/forgot-password';

/** Follows a registration. */
export const composeRegistered = (
  database: Database,
  recipient: Recipient,
  token: string,
): Promise<Mail> => compose(database, 'registered', recipient, confirmation(token));

/** To a new address that a member wants to have. */
export const composeChanged = (
  database: Database,
  recipient: Recipient,
  token: string,
): Promise<Mail> => compose(database, 'changed', recipient, confirmation(token));

/** The same, where the address has a profile: only its owner learns that. */
export const composeTaken = (database: Database, recipient: Recipient): Promise<Mail> =>
  compose(database, 'taken', recipient, newPassword);

/** To the address that a profile has until then. */
export const composeNotice = (database: Database, recipient: Recipient): Promise<Mail> =>
  compose(database, 'notice', recipient, newPassword);
