import { writeMailToPage } from '../../content/mail-texts/write-text-mail';
import type { Mail } from '../../mail/mail-transport';
import type { Recipient } from '../../mail/write-mail';
import type { Database } from '../../storage/database';

export const composePasswordNotice = (database: Database, recipient: Recipient): Promise<Mail> =>
  writeMailToPage(database, 'password', recipient, '/forgot-password');
