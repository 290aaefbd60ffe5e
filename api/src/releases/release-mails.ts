import type { FastifyInstance } from 'fastify';
import { firstLanguage, pathIn } from 'contract/languages';
import { releasedPackages } from 'contract/site-state';
import { AdminRepository } from '../auth/staff-session/admin-repository';
import { inEveryLanguage } from '../mail/in-every-language';
import type { Composer } from '../mail/mailer';
import { writeMail } from '../mail/write-mail';
import { findProfile } from '../staff/own-account/staff-profile-repository';
import { StoppedCanaryRepository } from './canaries/stopped-canary-repository';
import * as english from './release-mails.texts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../locales/${code}/api/releases/release-mails.texts.ts`),
);

/** Composes the email about a stopped canary, in the reader's language where the address is an account's. */
export const makeStopComposer =
  ({
    database,
    now,
    makeId,
    siteOrigin,
  }: Pick<FastifyInstance, 'database' | 'now' | 'makeId' | 'siteOrigin'>): Composer =>
  async ({ profileId, recipient: to }) => {
    const name = releasedPackages.find((one) => one === profileId);
    const stopped = name && (await new StoppedCanaryRepository(database).find(name));
    if (stopped === undefined) return undefined;
    const account = await new AdminRepository(database, now, makeId).findByEmail(to);
    const profile = account && (await findProfile(database, account.id));
    const language = profile?.language ?? firstLanguage;
    const words = (await textsIn(language)).releaseMailTexts.stopped(stopped);
    const link = siteOrigin() + pathIn(language, '/admin/dashboard?section=releases');
    return { purpose: 'news', write: () => writeMail({ to, language, words, link }) };
  };
