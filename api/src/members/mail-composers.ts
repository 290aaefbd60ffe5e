import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import {
  composeChanged,
  composeNotice,
  composeRegistered,
  composeTaken,
} from './email-confirmation/confirmation-mails';
import type { EmailTokenRepository } from './email-confirmation/email-token-repository';
import type { Mail } from '../mail/mail-transport';
import type { Composer, MailerParts, MailPlan } from '../mail/mailer';
import type { StaffMailKind } from '../mail/mail-kind';
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
  /** Where visitors reach the site. */
  readonly siteOrigin: () => string;
  readonly formReceived: Composer;
  readonly news: Readonly<Record<'arrival-notice' | 'waiting-digest', Composer>>;
  /** To who sent something. */
  readonly sentLink: Composer;
  readonly profileEnd: Composer;
  /** Of the mails to staff. */
  readonly staffInvitation: Composer;
  /** Of what staff write to people. */
  readonly letter: Composer;
  readonly staff: Readonly<Record<StaffMailKind, Composer>>;
}

/**
 * Composes all mails, and decides whether there is a recipient. A token is made when its mail is written, so
 * that none lies in the outbox.
 */
export const makeMailComposers = (parts: MailComposerParts): MailerParts['composers'] => ({
  'reset-link': makeResetComposer(parts),
  'confirm-email': makeConfirmationComposer(parts),
  'email-change-notice': makeNoticeComposer(parts, composeNotice),
  'password-change-notice': makeNoticeComposer(parts, composePasswordNotice),
  'form-received': parts.formReceived,
  ...parts.news,
  'my-data-link': parts.sentLink,
  'profile-end': parts.profileEnd,
  'staff-invitation': parts.staffInvitation,
  letter: parts.letter,
  ...parts.staff,
});

/** What its reader has chosen, else that of the page that asked for it. */
const languageOf = (account: MemberAccount, due: DueMail): Language =>
  account.language ?? due.language ?? firstLanguage;

/**
 * To an address that was never confirmed and never used to log in, the mail of its registration goes once more: anybody may
 * have registered it, and a link into their profile is of no use to its owner. Once it is confirmed, there are reset links.
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
      // Put off, the reset link would wait with it that is asked for once the address is confirmed.
      return again && { ...again, isNowOrNever: true };
    }
    const write = async () => {
      const link = { origin: siteOrigin(), token: await resetTokens.issue(_id), email };
      // The owner of an unconfirmed address is unknown.
      const name = account.isConfirmed ? fullName : undefined;
      return composeResetMail(database, link, languageOf(account, due), name);
    };
    return { purpose: account.isConfirmed ? 'reset' : 'unconfirmed-reset', write };
  };

/** To the address of a new profile, or to one that a profile wants to have. Nothing is sent for a robot's. */
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
    return composeRegistered(database, { to, language, origin: siteOrigin() }, token);
  };
  return { purpose: 'confirmation', write };
}

async function planForChange(
  { database, profiles, emailChanges, emailTokens, siteOrigin }: MailComposerParts,
  due: DueMail,
  account: MemberAccount,
): Promise<MailPlan | undefined> {
  const to = await emailChanges.find(due.profileId);
  // A newer wish has taken its place, or it was withdrawn.
  if (to === undefined || !isSameEmail(to, due.recipient)) return undefined;
  const owner = await profiles.findAccount(to);
  const language = languageOf(owner ?? account, due);
  const write = async () => {
    const recipient = { to, language, origin: siteOrigin() };
    if (owner !== undefined) return composeTaken(database, recipient);
    return composeChanged(database, recipient, await emailTokens.issue(due.profileId, to));
  };
  return { purpose: 'confirmation', write };
}

/** To the address that a profile has, when another one is wanted, or the password is another one. */
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
    // An unconfirmed address may be a stranger's: it gets no more mails than others.
    return { purpose: account.isConfirmed ? 'notice' : 'confirmation', write };
  };
