import {
  composeChanged,
  composeNotice,
  composeRegistered,
  composeTaken,
} from '../email-confirmation/confirmation-mails';
import type { EmailTokenRepository } from '../email-confirmation/email-token-repository';
import type { Mail } from '../mail/mail-transport';
import type { Composer, MailerParts, MailPlan } from '../mail/mailer';
import type { DueMail, StaffMailKind } from '../mail/outbox-repository';
import { composePasswordNotice } from '../password-change/password-change-mail';
import { composeResetMail } from '../password-reset/reset-mail';
import type { ResetTokenRepository } from '../password-reset/reset-token-repository';
import type { EmailChangeRepository } from '../profiles/email-change-repository';
import { isSameEmail } from '../profiles/profile-repository';
import type { MemberAccount, ProfileRepository } from '../profiles/profile-repository';

export interface MailComposerParts {
  readonly profiles: ProfileRepository;
  readonly emailChanges: EmailChangeRepository;
  readonly resetTokens: ResetTokenRepository;
  readonly emailTokens: EmailTokenRepository;
  /** Where visitors reach the site. */
  readonly siteOrigin: () => string;
  /** Of the mails to staff. */
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
  ...parts.staff,
});

const makeResetComposer =
  ({ profiles, resetTokens, siteOrigin }: MailComposerParts): Composer =>
  async ({ recipient }) => {
    const account = await profiles.findAccount(recipient);
    if (account === undefined) return undefined;
    const { _id, fullName, email } = account.profile;
    const write = async () => {
      const link = { origin: siteOrigin(), token: await resetTokens.issue(_id), email };
      // The owner of an unconfirmed address is unknown.
      return composeResetMail(link, account.isConfirmed ? fullName : undefined);
    };
    return { purpose: 'reset', write };
  };

/** To the address of a new profile, or to one that a profile wants to have. Nothing is sent for a robot's. */
const makeConfirmationComposer =
  (parts: MailComposerParts): Composer =>
  async (due) => {
    const account = await parts.profiles.findAccountOf(due.profileId);
    if (account === undefined || account.isQuarantined) return undefined;
    return isSameEmail(due.recipient, account.profile.email)
      ? planForRegistered(parts, due, account)
      : planForChange(parts, due);
  };

function planForRegistered(
  { emailTokens, siteOrigin }: MailComposerParts,
  { profileId }: DueMail,
  { profile, isConfirmed }: MemberAccount,
): MailPlan | undefined {
  if (isConfirmed) return undefined;
  const write = async () =>
    composeRegistered(profile.email, {
      origin: siteOrigin(),
      token: await emailTokens.issue(profileId, profile.email),
    });
  return { purpose: 'confirmation', write };
}

async function planForChange(
  { profiles, emailChanges, emailTokens, siteOrigin }: MailComposerParts,
  { profileId, recipient }: DueMail,
): Promise<MailPlan | undefined> {
  const email = await emailChanges.find(profileId);
  // A newer wish has taken its place, or it was withdrawn.
  if (email === undefined || !isSameEmail(email, recipient)) return undefined;
  const isTaken = (await profiles.findAccount(email)) !== undefined;
  const write = async () =>
    isTaken
      ? composeTaken(email, siteOrigin())
      : composeChanged(email, {
          origin: siteOrigin(),
          token: await emailTokens.issue(profileId, email),
        });
  return { purpose: 'confirmation', write };
}

/** To the address that a profile has, when another one is wanted, or the password is another one. */
const makeNoticeComposer =
  (
    { profiles, siteOrigin }: MailComposerParts,
    compose: (to: string, origin: string) => Mail,
  ): Composer =>
  async ({ recipient, profileId }) => {
    const account = await profiles.findAccountOf(profileId);
    if (account === undefined || account.isQuarantined) return undefined;
    const write = async () => compose(recipient, siteOrigin());
    // An unconfirmed address may be a stranger's: it gets no more mails than others.
    return { purpose: account.isConfirmed ? 'notice' : 'confirmation', write };
  };
