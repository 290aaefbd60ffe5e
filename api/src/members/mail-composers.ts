import type { FastifyInstance } from 'fastify';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import {
  composeChanged,
  composeEmailChangeNotice,
  composeRegisteredMail,
  composeAddressTakenMail,
} from './email-confirmation/confirmation-mails';
import { EmailTokenRepository } from './email-confirmation/email-token-repository';
import type { Mail } from '../mail/mail-transport';
import type { Composer, MailPlan } from '../mail/mailer';
import type { DueMail } from '../mail/outbox-repository';
import type { Recipient } from '../mail/write-mail';
import { composePasswordNotice } from './password-change/password-change-mail';
import { composeInvitationMail, composeResetMail } from './password-reset/reset-mail';
import { ResetTokenRepository } from './password-reset/reset-token-repository';
import { EmailChangeRepository } from './profiles/email-change-repository';
import { isSameEmail } from './profiles/profile-repository';
import type { MemberAccount } from './profiles/profile-repository';
import type { Database } from '../storage/database';

/** Composes the emails to members. A token is created when its email is composed, so that the outbox never holds one. */
export const makeMailComposers = (app: FastifyInstance): FastifyInstance['mailComposers'] => ({
  'reset-link': makeResetComposer(app),
  'profile-invitation': makeInvitationComposer(app),
  'confirm-email': makeConfirmationComposer(app),
  'email-change-notice': makeNoticeComposer(app, composeEmailChangeNotice),
  'password-change-notice': makeNoticeComposer(app, composePasswordNotice),
});

const emailTokensOf = ({ database, now, profiles }: FastifyInstance) =>
  new EmailTokenRepository(database, now, profiles);

/** The language that the account has chosen, else that of the page that requested the email. */
const languageOf = (account: MemberAccount, due: DueMail): Language =>
  account.language ?? due.language ?? firstLanguage;

/**
 * An address that was never confirmed and never used to log in gets the registration email again instead of a reset
 * link: anybody may have registered it, and its owner has no use for a link into a stranger's profile. One that staff
 * added gets the link: only by it can its owner choose a password.
 */
const makeResetComposer =
  (app: FastifyInstance): Composer =>
  async (due) => {
    const { database, now, profiles, siteOrigin } = app;
    const account = await profiles.findAccount(due.recipient);
    if (account === undefined) return undefined;
    const { _id, fullName, email } = account.profile;
    if (!account.isConfirmed && !account.isUsed && account.passwordHash !== undefined) {
      const again = planForUnconfirmed(app, { ...due, profileId: _id }, account);
      // A delayed email would delay the reset link that is requested once the address is confirmed.
      return again && { ...again, isNowOrNever: true };
    }
    const write = async () => {
      const token = await new ResetTokenRepository(database, now).issue(_id);
      const link = { origin: siteOrigin(), token, email };
      // The owner of an unconfirmed address is unknown, so the email greets nobody by name.
      const name = account.isConfirmed ? fullName : undefined;
      return composeResetMail(database, link, languageOf(account, due), name);
    };
    return { purpose: account.isConfirmed ? 'reset' : 'unconfirmed-reset', write };
  };

/** Nothing is sent once the profile has a password or another address. */
const makeInvitationComposer =
  ({ database, now, profiles, siteOrigin }: FastifyInstance): Composer =>
  async (due) => {
    const account = await profiles.findAccountOf(due.profileId);
    if (account === undefined || account.passwordHash !== undefined) return undefined;
    const { email } = account.profile;
    if (account.isQuarantined || !isSameEmail(email, due.recipient)) return undefined;
    const write = async () => {
      const token = await new ResetTokenRepository(database, now).issue(
        due.profileId,
        'invitation',
      );
      const link = { origin: siteOrigin(), token, email };
      return composeInvitationMail(database, link, languageOf(account, due));
    };
    return { purpose: 'letter', write };
  };

/** Writes to the address of a new profile, or to the one that a profile wants. Profiles in quarantine get nothing. */
const makeConfirmationComposer =
  (app: FastifyInstance): Composer =>
  async (due) => {
    const account = await app.profiles.findAccountOf(due.profileId);
    if (account === undefined) return undefined;
    if (isSameEmail(due.recipient, account.profile.email))
      return planForUnconfirmed(app, due, account);
    return account.isQuarantined ? undefined : planForChange(app, due, account);
  };

function planForUnconfirmed(
  app: FastifyInstance,
  due: DueMail,
  account: MemberAccount,
): MailPlan | undefined {
  if (account.isConfirmed || account.isQuarantined) return undefined;
  const { email: to } = account.profile;
  const language = languageOf(account, due);
  const write = async () => {
    const token = await emailTokensOf(app).issue(due.profileId, to);
    return composeRegisteredMail(app.database, { to, language, origin: app.siteOrigin() }, token);
  };
  return { purpose: 'confirmation', write };
}

async function planForChange(
  app: FastifyInstance,
  due: DueMail,
  account: MemberAccount,
): Promise<MailPlan | undefined> {
  const { database, now, makeId, profiles, siteOrigin } = app;
  const to = await new EmailChangeRepository(database, now, makeId).find(due.profileId);
  // The pending address was replaced or withdrawn meanwhile.
  if (to === undefined || !isSameEmail(to, due.recipient)) return undefined;
  const owner = await profiles.findAccount(to);
  const language = languageOf(owner ?? account, due);
  const write = async () => {
    const recipient = { to, language, origin: siteOrigin() };
    if (owner !== undefined) return composeAddressTakenMail(database, recipient);
    return composeChanged(database, recipient, await emailTokensOf(app).issue(due.profileId, to));
  };
  return { purpose: 'confirmation', write };
}

/** Tells the current address of a profile that the email address is about to change or the password has changed. */
const makeNoticeComposer =
  (
    { database, profiles, siteOrigin }: FastifyInstance,
    compose: (database: Database, recipient: Recipient) => Promise<Mail>,
  ): Composer =>
  async (due) => {
    const account = await profiles.findAccountOf(due.profileId);
    if (account === undefined || account.isQuarantined) return undefined;
    const language = languageOf(account, due);
    const write = () => compose(database, { to: due.recipient, language, origin: siteOrigin() });
    // An unconfirmed address may be a stranger's, so this email counts as a confirmation.
    return { purpose: account.isConfirmed ? 'notice' : 'confirmation', write };
  };
