import { getAllRights } from '../../auth/roles/role-repository';
import { HttpError } from '../../http/errors/http-error';
import type { Language } from 'contract/languages';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { AuditEntry } from '../../storage/audit/audit-log';
import { findRoles, ownersOnly, rightsNotOwnMessage } from './account-changes';
import { AccountRepository } from './account-repository';
import { refusal } from './authority';
import { InvitationRepository } from './invitation-repository';
import type { Invitation } from './invitation-repository';
import type { RightsChange } from './rights-change';

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
  private readonly invitations: InvitationRepository;

  constructor(private readonly change: RightsChange) {
    this.invitations = new InvitationRepository(change.transaction, change.app.now);
  }

  /** Returns the id. Refuses an email that has an account or is invited already; staff who left may come back. */
  async invite({ email, roleIds, language }: Invited, isMailed = true): Promise<string> {
    const { app, transaction, staff, authority } = this.change;
    const roles = await findRoles(transaction, roleIds);
    if (!authority.mayGive(getAllRights(roles)))
      throw refusal('beyond-own-rights', rightsNotOwnMessage);
    await this.refuseKnown(email);
    const id = app.makeId();
    const ids = roles.map((role) => role.id);
    const invitation = { id, email, roles: ids, invitedBy: staff._id, language };
    await this.invitations.insert(invitation);
    if (isMailed) await this.mail(invitation);
    await this.note(id, 'invite', { to: ids.join(' '), ...(language && { language }) });
    return id;
  }

  /** Sends another link, valid for as long as the first. */
  async again(id: string): Promise<void> {
    const invitation = await this.find(id);
    await this.invitations.renew(id);
    await this.mail(invitation);
    await this.note(id, 'invite', { again: 1 });
  }

  async withdraw(id: string): Promise<void> {
    await this.find(id);
    await this.invitations.remove(id);
    await this.note(id, 'withdraw');
  }

  private async refuseKnown(email: string): Promise<void> {
    const { app, transaction } = this.change;
    const account = await new AccountRepository(transaction, app.now).findByEmail(email);
    if (account?.state === 'suspended')
      throw refusal(
        'account-suspended',
        `${email} has an account that is suspended. Please bring it back instead.`,
      );
    if (account?.state === 'active')
      throw refusal('account-exists', `${email} has an account already.`);
    if (await this.invitations.findWaitingFor(email))
      throw refusal(
        'invited-already',
        `${email} is invited already. You can send the invitation again.`,
      );
  }

  private async find(id: string): Promise<Invitation> {
    const invitation = await this.invitations.findWaiting(id);
    if (invitation === undefined) throw noInvitation();
    const roles = await findRoles(this.change.transaction, invitation.roles);
    if (!this.change.authority.mayGive(getAllRights(roles)))
      throw refusal('owners-only', ownersOnly);
    return invitation;
  }

  private mail({ id, email }: Pick<Invitation, 'id' | 'email'>): Promise<void> {
    const { app, transaction } = this.change;
    const outbox = new OutboxRepository(transaction, app.now, app.makeId);
    return outbox.add('staff-invitation', email, id);
  }

  private note(
    id: string,
    action: AuditEntry['action'],
    details?: AuditEntry['details'],
  ): Promise<void> {
    const about = { kind: 'accounts', subjects: [id], ...(details && { details }) } as const;
    return this.change.note({ action, ...about });
  }
}
