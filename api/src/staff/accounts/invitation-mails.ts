import type { FastifyInstance } from 'fastify';
import { firstLanguage, pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { invitationFragment } from 'contract/invitation-requests';
import { commandId } from 'contract/staff-account-requests';
import { inEveryLanguage } from '../../mail/in-every-language';
import type { Composer } from '../../mail/mailer';
import { writeMail } from '../../mail/write-mail';
import { AccountRepository } from './account-repository';
import * as english from './invitation-mail.texts';
import { InvitationRepository } from './invitation-repository';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/staff/accounts/invitation-mail.texts.ts`),
);

/** The address at which an invitation is accepted. The token is in the fragment, which no server and no log sees. */
export const invitationAddress = (origin: string, token: string, language: Language): string =>
  `${origin}${pathIn(language, '/join-us/admin-login')}#${invitationFragment}=${token}`;

/** Composes the email of an invitation; nothing is sent if it was withdrawn or accepted meanwhile. */
export const makeInvitationComposer =
  ({
    database,
    now,
    siteOrigin,
  }: Pick<FastifyInstance, 'database' | 'now' | 'siteOrigin'>): Composer =>
  async ({ profileId: id }) => {
    const invitations = new InvitationRepository(database, now);
    const invitation = await invitations.findWaiting(id);
    if (invitation === undefined) return undefined;
    const { email: to, invitedBy, language = firstLanguage } = invitation;
    const write = async () => {
      const accounts = new AccountRepository(database, now);
      const inviter = invitedBy === commandId ? undefined : (await accounts.find(invitedBy))?.email;
      const link = invitationAddress(siteOrigin(), await invitations.issue(id), language);
      const words = (await textsIn(language)).invitationMail(inviter);
      return writeMail({ to, language, words, link });
    };
    return { purpose: 'notice', write };
  };
