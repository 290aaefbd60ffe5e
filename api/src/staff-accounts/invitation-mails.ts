import { church } from 'contract/church';
import { commandId, invitationFragment, invitationLifetime } from 'contract/staff-accounts';
import type { Mail } from '../mail/mail-transport';
import { writeMail } from '../mail/write-mail';
import type { Composer } from '../mail/mailer';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/ports';
import { AccountRepository } from './account-repository';
import { InvitationRepository } from './invitation-repository';

const hours = invitationLifetime / 3_600_000;

/** By language. */
const words = {
  en: {
    subject: `Your invitation to the staff pages of ${church.name}`,
    greeting: 'Hello,',
    invited: (inviter?: string) =>
      inviter === undefined
        ? `You are invited to work with us in the staff pages of ${church.name}.`
        : `${inviter} invites you to work with us in the staff pages of ${church.name}.`,
    open: `Please open this link within ${hours} hours and choose a password:`,
    once: 'The link is for you alone and works once. If it is too old by the time you open it, just ask for another one.',
    stranger:
      'If you do not know what this is about, you need not do anything: there is no account until somebody uses the link.',
  },
} as const;

/** Where an invitation is accepted. The token is in the fragment, which no server and no log sees. */
export const invitationAddress = (origin: string, token: string): string =>
  `${origin}/join-us/admin-login#${invitationFragment}=${token}`;

interface InvitationMail {
  readonly to: string;
  /** The e-mail of who invites; absent where nobody in particular does. */
  readonly inviter: string | undefined;
  readonly address: string;
}

export function composeInvitation({ to, inviter, address }: InvitationMail): Mail {
  const { subject, greeting, invited, open, once, stranger } = words.en;
  const paragraphs = [greeting, invited(inviter), open, address, once, stranger, church.name];
  return writeMail(to, subject, paragraphs);
}

interface InvitationComposerParts {
  readonly database: Database;
  readonly now: Clock;
  /** Where visitors reach the site. */
  readonly siteOrigin: () => string;
}

/** Nothing is sent of an invitation that was withdrawn or accepted meanwhile. */
export const makeInvitationComposer =
  ({ database, now, siteOrigin }: InvitationComposerParts): Composer =>
  async ({ profileId: id }) => {
    const invitations = new InvitationRepository(database, now);
    const invitation = await invitations.findWaiting(id);
    if (invitation === undefined) return undefined;
    const { email: to, invitedBy } = invitation;
    const write = async () => {
      const accounts = new AccountRepository(database, now);
      const inviter = invitedBy === commandId ? undefined : (await accounts.find(invitedBy))?.email;
      const address = invitationAddress(siteOrigin(), await invitations.issue(id));
      return composeInvitation({ to, inviter, address });
    };
    return { purpose: 'notice', write };
  };
