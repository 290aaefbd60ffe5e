import type { Transaction } from 'kysely';
import type { Language } from 'contract/languages';
import type { AuditEntry } from '../../storage/audit/audit-log';
import type { ConsoleParts } from '../../auth/console-parts';
import { HttpError } from '../../http/errors/http-error';
import { OutboxRepository } from '../../mail/outbox-repository';
import { getAllRights } from '../../auth/roles/role-repository';
import type { Tables } from '../../storage/tables/tables';
import { rightsNotOwnMessage, findRoles, withAccountsLock, ownersOnly } from './account-changes';
import { AccountRepository } from './account-repository';
import { refusal } from './authority';
import type { Actor, Authority } from './authority';
import { InvitationRepository } from './invitation-repository';
import type { Invitation } from './invitation-repository';

export const noInvitation = () =>
  new HttpError(
    410,
    { code: 'invitation-gone' },
    'This invitation was accepted or withdrawn already. Please reload the page.',
  );

interface Invited {
  readonly email: string;
  readonly roleIds: readonly string[];
  /** The language of the email. */
  readonly language?: Language | undefined;
}

/**
 * Invites people to the staff. Each method throws an HttpError: 410 for an invitation that is not pending, 409 where
 * the caller may not give its roles. The email is composed when it is sent, so the outbox holds no token.
 */
export class Invitations {
  constructor(private readonly parts: ConsoleParts) {}

  /** Returns the id. Refuses an email that has an account or is invited already; staff who left may come back. */
  invite(actor: Actor, { email, roleIds, language }: Invited, isMailed = true): Promise<string> {
    return withAccountsLock(this.parts, actor, async (transaction, authority) => {
      const roles = await findRoles(transaction, roleIds);
      if (!authority.mayGive(getAllRights(roles)))
        throw refusal('beyond-own-rights', rightsNotOwnMessage);
      await this.refuseKnown(transaction, email);
      const id = this.parts.makeId();
      const ids = roles.map((role) => role.id);
      const invitedBy = authority.actor.adminId;
      const invitation = { id, email, roles: ids, invitedBy, language };
      await this.invitations(transaction).insert(invitation);
      if (isMailed) await this.mail(transaction, invitation);
      const details = { to: ids.join(' '), ...(language && { language }) };
      await this.note(transaction, authority, id, 'invite', details);
      return id;
    });
  }

  /** Sends another link, valid for as long as the first. */
  again(actor: Actor, id: string): Promise<void> {
    return withAccountsLock(this.parts, actor, async (transaction, authority) => {
      const invitation = await this.findFor(transaction, authority, id);
      await this.invitations(transaction).renew(id);
      await this.mail(transaction, invitation);
      await this.note(transaction, authority, id, 'invite', { again: 1 });
    });
  }

  withdraw(actor: Actor, id: string): Promise<void> {
    return withAccountsLock(this.parts, actor, async (transaction, authority) => {
      await this.findFor(transaction, authority, id);
      await this.invitations(transaction).remove(id);
      await this.note(transaction, authority, id, 'withdraw');
    });
  }

  /** Issues a token for a caller who hands the link over without an email. */
  issueToken(id: string): Promise<string> {
    return new InvitationRepository(this.parts.database, this.parts.now).issue(id);
  }

  private async refuseKnown(transaction: Transaction<Tables>, email: string): Promise<void> {
    const account = await new AccountRepository(transaction, this.parts.now).findByEmail(email);
    if (account?.state === 'suspended')
      throw refusal(
        'account-suspended',
        `${email} has an account that is suspended. Please bring it back instead.`,
      );
    if (account?.state === 'active')
      throw refusal('account-exists', `${email} has an account already.`);
    if (await this.invitations(transaction).findWaitingFor(email))
      throw refusal(
        'invited-already',
        `${email} is invited already. You can send the invitation again.`,
      );
  }

  private async findFor(
    transaction: Transaction<Tables>,
    authority: Authority,
    id: string,
  ): Promise<Invitation> {
    const invitation = await this.invitations(transaction).findWaiting(id);
    if (invitation === undefined) throw noInvitation();
    const roles = await findRoles(transaction, invitation.roles);
    if (!authority.mayGive(getAllRights(roles))) throw refusal('owners-only', ownersOnly);
    return invitation;
  }

  private invitations(transaction: Transaction<Tables>): InvitationRepository {
    return new InvitationRepository(transaction, this.parts.now);
  }

  private mail(
    transaction: Transaction<Tables>,
    { id, email }: Pick<Invitation, 'id' | 'email'>,
  ): Promise<void> {
    const { now, makeId } = this.parts;
    return new OutboxRepository(transaction, now, makeId).add('staff-invitation', email, id);
  }

  /** Open consoles are not notified: no account's rights have changed. */
  private note(
    transaction: Transaction<Tables>,
    { actor }: Authority,
    id: string,
    action: AuditEntry['action'],
    details: AuditEntry['details'] = {},
  ): Promise<void> {
    const entry: AuditEntry = { ...actor, action, kind: 'accounts', subjects: [id], details };
    return this.parts.audit.append(transaction, entry);
  }
}
