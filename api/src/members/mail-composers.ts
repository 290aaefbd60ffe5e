import type { FastifyInstance } from 'fastify';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import {
  composeChanged,
  composeEmailChangeNotice,
  composeRegisteredMail,
  composeAddressTakenMail,
} from './email-confirmation/confirmation-mails';
import type { EmailTokenRepository } from './email-confirmation/email-token-repository';
import type { Mail } from '../mail/mail-transport';
import type { Composer, MailPlan } from '../mail/mailer';
import type { DueMail } from '../mail/outbox-repository';
import type { Recipient } from '../mail/write-mail';
import { composePasswordNotice } from './password-change/password-change-mail';
import { composeResetMail } from './password-reset/reset-mail';
import type { ResetTokenRepository } from './password-reset/reset-token-repository';
import type { EmailChangeRepository } from './profiles/email-change-repository';
import { isSameEmail } from './profiles/profile-repository';
import type { MemberAccount, ProfileRepository } from './profiles/profile-repository';
import type { Database } from '../storage/database';

export interface MailComposerParts {
  readonly database: Database;
  readonly profiles: ProfileRepository;
  readonly emailChanges: EmailChangeRepository;
  readonly resetTokens: ResetTokenRepository;
  readonly emailTokens: EmailTokenRepository;
  readonly siteOrigin: () => string;
}

/** Composes the emails to members. A token is created when its email is composed, so that the outbox never holds one. */
export const makeMailComposers = (parts: MailComposerParts): FastifyInstance['mailComposers'] => ({
  'reset-link': makeResetComposer(parts),
  'confirm-email': makeConfirmationComposer(parts),
  'email-change-notice': makeNoticeComposer(parts, composeEmailChangeNotice),
  'password-change-notice': makeNoticeComposer(parts, composePasswordNotice),
});

/** The language that the account has chosen, else that of the page that requested the email. */
const languageOf = (account: MemberAccount, due: DueMail): Language =>
  account.language ?? due.language ?? firstLanguage;

/**
 * An address that was never confirmed and never used to log in gets the registration email again instead of a reset
 * link: anybody may have registered it, and its owner has no use for a link into a stranger's profile.
 */
const makeResetComposer =
  (parts: MailComposerParts): Composer =>
  async (due) => {
    const { database, profiles, resetTokens, siteOrigin } = parts;
    const account = await profiles.findAccount(due.recipient);
    if (account === undefined) return undefined;
    const { _id, fullName, email } = account.profile;
    if (!account.isConfirmed && !account.isUsed) {
      const again = planForUnconfirmed(parts, { ...due, profileId: _id }, account);
      // A delayed email would delay the reset link that is requested once the address is confirmed.
      return again && { ...again, isNowOrNever: true };
    }
    const write = async () => {
      const link = { origin: siteOrigin(), token: await resetTokens.issue(_id), email };
      // The owner of an unconfirmed address is unknown, so the email greets nobody by name.
      const name = account.isConfirmed ? fullName : undefined;
      return composeResetMail(database, link, languageOf(account, due), name);
    };
    return { purpose: account.isConfirmed ? 'reset' : 'unconfirmed-reset', write };
  };

/** Writes to the address of a new profile, or to the one that a profile wants. Profiles in quarantine get nothing. */
const makeConfirmationComposer =
  (parts: MailComposerParts): Composer =>
  async (due) => {
    const account = await parts.profiles.findAccountOf(due.profileId);
    if (account === undefined) return undefined;
    if (isSameEmail(due.recipient, account.profile.email))
      return planForUnconfirmed(parts, due, account);
    return account.isQuarantined ? undefined : planForChange(parts, due, account);
  };

function planForUnconfirmed(
  { database, emailTokens, siteOrigin }: MailComposerParts,
  due: DueMail,
  account: MemberAccount,
): MailPlan | undefined {
  if (account.isConfirmed || account.isQuarantined) return undefined;
  const { email: to } = account.profile;
  const language = languageOf(account, due);
  const write = async () => {
    const token = await emailTokens.issue(due.profileId, to);
    return composeRegisteredMail(database, { to, language, origin: siteOrigin() }, token);
  };
  return { purpose: 'confirmation', write };
}

async function planForChange(
  { database, profiles, emailChanges, emailTokens, siteOrigin }: MailComposerParts,
  due: DueMail,
  account: MemberAccount,
): Promise<MailPlan | undefined> {
  const to = await emailChanges.find(due.profileId);
  // The pending address was replaced or withdrawn meanwhile.
  if (to === undefined || !isSameEmail(to, due.recipient)) return undefined;
  const owner = await profiles.findAccount(to);
  const language = languageOf(owner ?? account, due);
  const write = async () => {
    const recipient = { to, language, origin: siteOrigin() };
    if (owner !== undefined) return composeAddressTakenMail(database, recipient);
    return composeChanged(database, recipient, await emailTokens.issue(due.profileId, to));
  };
  return { purpose: 'confirmation', write };
}

/** Tells the current address of a profile that the email address is about to change or the password has changed. */
const makeNoticeComposer =
  (
    { database, profiles, siteOrigin }: MailComposerParts,
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
