import type { Transaction } from 'kysely';
import type { Right } from 'contract/rights';
import type { AccountChange } from 'contract/staff-account-requests';
import type { AuditEntry } from '../../storage/audit/audit-log';
import { HttpError, fieldError } from '../../http/errors/http-error';
import { OutboxRepository } from '../../mail/outbox-repository';
import { RoleRepository, getAllRights, ownerRoleId } from '../../auth/roles/role-repository';
import type { Role } from '../../auth/roles/role-repository';
import type { Tables } from '../../storage/tables/tables';
import { ColleagueNewsRepository } from '../colleague-news/colleague-news-repository';
import { AccountRepository } from './account-repository';
import type { Account } from './account-repository';
import { countAssignedWork, handOver } from './assigned-work';
import { refusal } from './authority';
import { noteRightsChange } from './rights-change';
import type { RightsChange } from './rights-change';

export const noAccount = () =>
  new HttpError(404, { code: 'no-account' }, 'There is no such account.');

const lastOwner = (email: string) =>
  refusal('last-owner', `${email} is the last owner. Please make somebody else an owner first.`);

/**
 * Changes an account of staff. Each method throws an HttpError: 404 for an unknown account, 410 for one whose owner
 * left, 409 where the caller may not make the change or it would remove the last owner (decision 43).
 */
export class AccountChanges {
  private readonly accounts: AccountRepository;

  constructor(
    private readonly change: RightsChange,
    private readonly id: string,
  ) {
    this.accounts = new AccountRepository(change.transaction, change.app.now);
  }

  async apply(change: AccountChange): Promise<void> {
    if ('roles' in change) return this.setRoles(change.roles, change.seenRoles);
    const isGoing = 'hasLeft' in change || change.isSuspended;
    if (isGoing && this.change.staff._id === this.id) throw refusal('own-account', ownAccount);
    return 'hasLeft' in change
      ? this.leave(change.successor)
      : this.setSuspended(change.isSuspended, change.successor);
  }

  /** @param seenRoles the roles that the account had when the choice was made; if absent, any are accepted */
  async setRoles(roleIds: readonly string[], seenRoles?: readonly string[]): Promise<void> {
    const { transaction, authority } = this.change;
    const account = await this.find();
    const before = account.roles.map((role) => role.id);
    if (seenRoles && !isSameSet(seenRoles, before)) throw rolesChanged(account.email);
    if (account.state === 'left') throw hasLeft(account.email);
    if (isSameSet(roleIds, before)) return;
    const given = await findRoles(transaction, roleIds);
    const added = given.filter((role) => !before.includes(role.id));
    if (!authority.mayGive(getAllRights(added)))
      throw refusal('beyond-own-rights', rightsNotOwnMessage);
    if (!roleIds.includes(ownerRoleId)) await this.keepOwner(account);
    await new RoleRepository(transaction).assign(
      this.id,
      given.map((role) => role.id),
    );
    await this.note('roles', { from: before.join(' '), to: roleIds.join(' ') });
  }

  /** @param successor who gets the open records of a suspended account, as for the next method */
  async setSuspended(isSuspended: boolean, successor?: string | null): Promise<void> {
    const account = await this.find();
    if (isSuspended) await this.keepOwner(account);
    if (account.state === 'left') throw hasLeft(account.email);
    if ((account.state === 'suspended') === isSuspended) return;
    await this.accounts.setSuspended(this.id, isSuspended);
    if (isSuspended) await this.note('suspend', await this.handOver(successor));
    else await this.note('restore');
  }

  /** @param successor who gets the open records: an account, or null for nobody; absent: they stay as they are */
  async leave(successor?: string | null): Promise<void> {
    const account = await this.find();
    await this.keepOwner(account);
    if (account.state === 'left') return;
    await this.accounts.leave(this.id);
    await this.note('leave', await this.handOver(successor));
  }

  /** Hands the open records over, as far as the successor may read them, and returns what the audit log notes. */
  private async handOver(successor?: string | null): Promise<AuditEntry['details'] | undefined> {
    const { transaction, app, staff } = this.change;
    if (successor === undefined) return undefined;
    const work = await countAssignedWork(transaction, this.id);
    const rights = successor === null ? new Set<Right>() : await this.findRights(successor);
    const by = (await this.accounts.find(staff._id))?.email ?? staff._id;
    const news = new ColleagueNewsRepository(transaction, app.now, app.makeId);
    let unassigned = 0;
    for (const { kind, count } of work) {
      const to = rights.has(`${kind}:read`) ? successor : null;
      await handOver(transaction, app.now, { from: this.id, to, kind, by });
      if (to === null) unassigned += count;
      else if (to !== staff._id)
        for (let told = 0; told < count; told++)
          await news.add(to, { kind, recordId: null, reason: 'assigned' });
    }
    const count = work.reduce((sum, one) => sum + one.count, 0);
    return count === 0 ? undefined : { successor, count, unassigned };
  }

  /** The rights of an account that may take records over. Throws an HttpError (400) for any other. */
  private async findRights(successor: string): Promise<ReadonlySet<Right>> {
    const account = successor === this.id ? undefined : await this.accounts.find(successor);
    if (account?.state !== 'active') throw noSuccessor();
    return getAllRights(account.roles);
  }

  async endSessions(): Promise<void> {
    await this.find();
    await this.accounts.endSessions(this.id);
    await this.note('end-sessions');
  }

  /** Removes another account's second factors after its owner lost them, ends its sessions and notifies its email. */
  async resetFactors(): Promise<void> {
    const { app, staff, transaction } = this.change;
    if (staff._id === this.id) throw refusal('own-factors', ownFactors);
    const { state, email } = await this.find();
    if (state === 'left') throw hasLeft(email);
    await this.accounts.resetFactors(this.id);
    const outbox = new OutboxRepository(transaction, app.now, app.makeId);
    await outbox.add('staff-reset-notice', email, this.id);
    await this.note('reset-factors');
  }

  async replacePassword(passwordHash: string): Promise<void> {
    const { state, email } = await this.find();
    if (state === 'left') throw hasLeft(email);
    await this.accounts.replacePassword(this.id, passwordHash);
    await this.note('password');
  }

  /** Gets the account if the caller may change it, and throws otherwise. */
  private async find(): Promise<Account> {
    const account = await this.accounts.find(this.id);
    if (account === undefined) throw noAccount();
    if (!this.change.authority.mayChange(getAllRights(account.roles)))
      throw refusal('owners-only', ownersOnly);
    return account;
  }

  private async keepOwner({ id, email }: Account): Promise<void> {
    const last = await new RoleRepository(this.change.transaction).findLastOwner();
    if (last === id) throw lastOwner(email);
  }

  private note(action: AuditEntry['action'], details?: AuditEntry['details']): Promise<void> {
    const about = { kind: 'accounts', subjects: [this.id], ...(details && { details }) } as const;
    return noteRightsChange(this.change, { action, ...about });
  }
}

/** @throws HttpError (409) for a role that no longer exists */
export async function findRoles(
  transaction: Transaction<Tables>,
  roleIds: readonly string[],
): Promise<readonly Role[]> {
  const wanted = new Set(roleIds);
  const roles = (await new RoleRepository(transaction).list()).filter(({ id }) => wanted.has(id));
  if (roles.length < wanted.size)
    throw refusal(
      'role-removed',
      'One of these roles was removed meanwhile. Please look at them again.',
    );
  return roles;
}

function noSuccessor(): HttpError {
  const message = 'Please choose somebody who can log in here.';
  return fieldError(400, { code: 'no-assignee' }, { path: 'successor', message });
}

const isSameSet = (some: readonly string[], others: readonly string[]) =>
  new Set(some).size === new Set(others).size && some.every((one) => others.includes(one));

const rolesChanged = (email: string) =>
  refusal(
    'changed-meanwhile',
    `Somebody else changed the roles of ${email} meanwhile, so your change was not saved. Please look at them again.`,
  );
const hasLeft = (email: string) =>
  new HttpError(
    410,
    { code: 'account-closed' },
    `The account of ${email} is closed. If they come back, please invite them again.`,
  );

const ownFactors = 'This is your own account. Please use "My account" for its second factors.';
const ownAccount =
  'You cannot suspend or close your own account. Please ask somebody else who may.';
export const rightsNotOwnMessage =
  'You can only give rights that you have yourself, and only an owner can give the right to manage accounts. Please ask an owner.';
export const ownersOnly =
  'Only an owner can change this, because it gives the right to manage accounts. Please ask an owner.';
