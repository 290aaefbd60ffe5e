import { writeMailToPage } from '../../content/mail-texts/write-text-mail';
import type { Mail } from '../../mail/mail-transport';
import type { Recipient } from '../../mail/write-mail';
import type { Database } from '../../storage/database';

/** The token is in the fragment, which reaches no log and no referrer. The page keeps only the path before it. */
const confirmation = (token: string) => `/confirm-email/opened#${token}`;
const newPassword = '/forgot-password';

/** The email after a registration. */
export const composeRegisteredMail = (
  database: Database,
  recipient: Recipient,
  token: string,
): Promise<Mail> => writeMailToPage(database, 'registered', recipient, confirmation(token));

/** The email to the new address that a member wants. */
export const composeChanged = (
  database: Database,
  recipient: Recipient,
  token: string,
): Promise<Mail> => writeMailToPage(database, 'changed', recipient, confirmation(token));

/** The email to a new address that already has a profile: only the owner of the address learns that. */
export const composeAddressTakenMail = (database: Database, recipient: Recipient): Promise<Mail> =>
  writeMailToPage(database, 'taken', recipient, newPassword);

/** The email to the current address of a profile whose address is about to change. */
export const composeEmailChangeNotice = (database: Database, recipient: Recipient): Promise<Mail> =>
  writeMailToPage(database, 'notice', recipient, newPassword);
