import { church } from 'contract/church';
import type { Mail } from '../mail/mail-transport';
import { writeMail } from '../mail/write-mail';
import type { Composer } from '../mail/mailer';
import type { StaffMailKind } from '../mail/outbox-repository';
import type { StaffEmailRepository } from './staff-email-repository';
import { staffEmailLifetime } from './staff-email-repository';

interface Words {
  readonly subject: string;
  readonly paragraphs: (link: string) => readonly string[];
}

const hours = staffEmailLifetime / 3_600_000;
const ifNotYou =
  'If it was not you, please change your password at once, and tell whoever manages the accounts.';

/** By language. No mail holds what somebody typed. */
const words: { readonly en: Readonly<Record<StaffMailKind, Words>> } = {
  en: {
    'staff-confirm-email': {
      subject: `The new e-mail address of your staff account at ${church.name}`,
      paragraphs: (link) => [
        `Somebody of our staff wants to log in with this e-mail address from now on. If it was you, please open this link within ${hours} hours, and press "Confirm this address":`,
        link,
        'If it was not you, you need not do anything: without the confirmation nothing changes.',
      ],
    },
    'staff-email-notice': {
      subject: `A change to your staff account at ${church.name}`,
      paragraphs: () => [
        'Somebody who knows your password asked for another e-mail address for your staff account. It takes effect once it is confirmed; you log in with this one until then.',
        'If it was you, you need not do anything. If it was not you, please change your password at once: that stops the change and logs everybody else out.',
      ],
    },
    'staff-password-notice': {
      subject: `The password of your staff account at ${church.name} was changed`,
      paragraphs: () => [
        'Somebody who knew your password has just set another one for your staff account, and every other device was logged out.',
        'If it was you, you need not do anything. If it was not you, please tell whoever manages the accounts at once.',
      ],
    },
    'staff-factor-notice': {
      subject: `A second factor of your staff account at ${church.name} was changed`,
      paragraphs: (link) => [
        'A passkey, an authenticator app or the recovery codes of your staff account have just been changed. You see them in the staff pages, under "My account":',
        link,
        `If it was you, you need not do anything. ${ifNotYou}`,
      ],
    },
    'staff-recovery-notice': {
      subject: `A recovery code of your staff account at ${church.name} was used`,
      paragraphs: (link) => [
        'Somebody has just used one of the recovery codes of your staff account. That code no longer works. In the staff pages, under "My account", you see how many are left, and get new ones:',
        link,
        `If it was you, you need not do anything. ${ifNotYou}`,
      ],
    },
    'staff-reset-notice': {
      subject: `The second factors of your staff account at ${church.name} were reset`,
      paragraphs: (link) => [
        'Whoever manages the accounts has taken away all second factors and recovery codes of your staff account, and logged all your devices out. You now log in with your password alone, and can add a new second factor in the staff pages, under "My account":',
        link,
        'If you did not ask for this, please tell whoever manages the accounts at once.',
      ],
    },
  },
};

const compose = (to: string, { subject, paragraphs }: Words, link: string): Mail =>
  writeMail(to, subject, ['Hello,', ...paragraphs(link), church.name]);

/** A fragment is in no log and no referrer. */
const confirmAddress = (origin: string, token: string) =>
  `${origin}/join-us/admin-login#email=${token}`;
const accountAddress = (origin: string) => `${origin}/admin/dashboard?section=my-account`;

/** Composes the mails to staff about their own account. */
export function makeStaffMailComposers(
  emails: StaffEmailRepository,
  siteOrigin: () => string,
): Readonly<Record<StaffMailKind, Composer>> {
  const tell =
    (kind: StaffMailKind): Composer =>
    async ({ recipient }) => ({
      purpose: 'notice',
      write: async () => compose(recipient, words.en[kind], accountAddress(siteOrigin())),
    });
  return {
    'staff-confirm-email': makeConfirmation(emails, siteOrigin),
    'staff-email-notice': tell('staff-email-notice'),
    'staff-password-notice': tell('staff-password-notice'),
    'staff-factor-notice': tell('staff-factor-notice'),
    'staff-recovery-notice': tell('staff-recovery-notice'),
    'staff-reset-notice': tell('staff-reset-notice'),
  };
}

/** To the new address, unless another one is wished for meanwhile. */
const makeConfirmation =
  (emails: StaffEmailRepository, siteOrigin: () => string): Composer =>
  async ({ recipient, profileId }) => {
    if (!(await emails.isWished(profileId, recipient))) return undefined;
    const write = async () => {
      const token = await emails.issue(profileId, recipient);
      return compose(
        recipient,
        words.en['staff-confirm-email'],
        confirmAddress(siteOrigin(), token),
      );
    };
    return { purpose: 'confirmation', write };
  };
