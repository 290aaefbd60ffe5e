import type { FastifyInstance } from 'fastify';
import { firstLanguage } from 'contract/languages';
import { writeMailToPage } from '../../content/mail-texts/write-text-mail';
import type { Composer } from '../../mail/mailer';
import type { Mail } from '../../mail/mail-transport';
import type { Recipient } from '../../mail/write-mail';
import type { Database } from '../../storage/database';
import { ProfileNotices } from './profile-notices';

export const composeProfileEnd = (database: Database, recipient: Recipient): Promise<Mail> =>
  writeMailToPage(database, 'end', recipient, '/join-us/login');

/** Nothing is sent if the member was active meanwhile. The notice period begins when the server accepts the email. */
export const makeProfileEndComposer =
  ({ database, now, profiles, siteOrigin }: FastifyInstance): Composer =>
  async ({ recipient: to, profileId }) => {
    const notices = new ProfileNotices(database);
    const account = await profiles.findAccountOf(profileId);
    if (account === undefined || !(await notices.isAsked(profileId))) return undefined;
    const language = account.language ?? firstLanguage;
    return {
      purpose: 'notice',
      write: () => composeProfileEnd(database, { to, language, origin: siteOrigin() }),
      onSent: () => notices.noteMailed(profileId, now().toISOString()),
    };
  };
