import { noticeDays } from 'contract/retention';
import { firstLanguage, pathIn } from 'contract/languages';
import { inEveryLanguage } from '../languages/in-every-language';
import type { Composer } from '../mail/mailer';
import type { Mail } from '../mail/mail-transport';
import { writeMail } from '../mail/write-mail';
import type { Recipient } from '../mail/write-mail';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/ports';
import * as english from './profile-end-mail.texts';
import { ProfileNotices } from './profile-notices';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../locales/${code}/api/retention/profile-end-mail.texts.ts`),
);

interface ProfileEndParts {
  readonly database: Database;
  readonly now: Clock;
  readonly profiles: ProfileRepository;
  readonly siteOrigin: () => string;
}

/** Tells a member that the profile ends unless they log in. */
export async function composeProfileEnd({ to, language, origin }: Recipient): Promise<Mail> {
  const { profileEndMail } = await textsIn(language);
  const link = origin + pathIn(language, '/join-us/login');
  return writeMail({ to, language, words: profileEndMail(noticeDays), link });
}

/** Nothing is sent where the member was here meanwhile. What was taken by the mail server is noted: the days begin then. */
export const makeProfileEndComposer =
  ({ database, now, profiles, siteOrigin }: ProfileEndParts): Composer =>
  async ({ recipient: to, profileId }) => {
    const notices = new ProfileNotices(database);
    const account = await profiles.findAccountOf(profileId);
    if (account === undefined || !(await notices.isAsked(profileId))) return undefined;
    const language = account.language ?? firstLanguage;
    return {
      purpose: 'notice',
      write: () => composeProfileEnd({ to, language, origin: siteOrigin() }),
      onSent: () => notices.noteMailed(profileId, now().toISOString()),
    };
  };
