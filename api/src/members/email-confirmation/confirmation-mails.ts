import { writeMailToPage } from '../../content/mail-texts/write-text-mail';
import type { Mail } from '../../mail/mail-transport';
import type { Recipient } from '../../mail/write-mail';
import type { Database } from '../../storage/database';

/** A fragment is in no log and no referrer. What stands before it is what the page leaves of the address. */
const confirmation = (token: string) => `/confirm-email/opened#${token}`;
const newPassword = '/forgot-password';

/** Follows a registration. */
export const composeRegistered = (
  database: Database,
  recipient: Recipient,
  token: string,
): Promise<Mail> => writeMailToPage(database, 'registered', recipient, confirmation(token));

/** To a new address that a member wants to have. */
export const composeChanged = (
  database: Database,
  recipient: Recipient,
  token: string,
): Promise<Mail> => writeMailToPage(database, 'changed', recipient, confirmation(token));

/** The same, where the address has a profile: only its owner learns that. */
export const composeTaken = (database: Database, recipient: Recipient): Promise<Mail> =>
  writeMailToPage(database, 'taken', recipient, newPassword);

/** To the address that a profile has until then. */
export const composeNotice = (database: Database, recipient: Recipient): Promise<Mail> =>
  writeMailToPage(database, 'notice', recipient, newPassword);
