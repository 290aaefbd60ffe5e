import type { Transaction } from 'kysely';
import type { AccountChange } from 'contract/staff-accounts';
import type { AuditEntry } from '../../storage/audit/audit-log';
import type { ConsoleParts } from '../../auth/console-parts';
import { HttpError } from '../../http/errors/http-error';
import { OutboxRepository } from '../../mail/outbox-repository';
import { RoleRepository, getAllRights, ownerRoleId } from '../../auth/roles/role-repository';
import type { Role } from '../../auth/roles/role-repository';
import type { Tables } from '../../storage/tables/tables';
import { AccountRepository } from './account-repository';
import type { Account } from './account-repository';
import { getAuthority, refusal } from './authority';
import type { Actor, Authority } from './authority';
import { recordRightsChange } from './note-change';

export const noAccount = () =>
  new HttpError(404, { code: 'no-account' }, 'There is no such account.');

const lastOwner = (email: string) =>
  refusal('last-owner', `${email} is the last owner. Please make somebody else an owner first.`);

/** Writes one change of an account and returns its audit entry; undefined if there is nothing to change. */
type Change = (
  accounts: AccountRepository,
  account: Account,
  transaction: Transaction<Tables>,
) => Promise<Pick<AuditEntry, 'action' | 'details'> | undefined>;

type Parts = Pick<ConsoleParts, 'database' | 'now' | 'makeId' | 'audit'>;

/**
 * Changes accounts of staff, one at a time. Each method throws an HttpError: 404 for an unknown account, 410 for one
 * whose owner left, 409 where the caller may not make the change or it would remove the last owner (decision 43).
 */
export class AccountChanges {
  constructor(private readonly parts: Parts) {}

  apply(actor: Actor, id: string, change: AccountChange): Promise<void> {
    if ('roles' in change) return this.setRoles(actor, id, change.roles, change.seenRoles);
    const isOwn = actor.adminId === id;
    const isGoing = 'hasLeft' in change || change.isSuspended;
    if (isOwn && isGoing) return Promise.reject(refusal('own-account', ownAccount));
    return 'hasLeft' in change
      ? this.leave(actor, id)
      : this.setSuspended(actor, id, change.isSuspended);
  }

  /** @param seenRoles the roles that the account had when the choice was made; if absent, any are accepted */
  setRoles(
    actor: Actor,
    id: string,
    roleIds: readonly string[],
    seenRoles?: readonly string[],
  ): Promise<void> {
    return withAccountsLock(this.parts, actor, async (transaction, authority) => {
      const account = await this.findFor(transaction, authority, id);
      const before = account.roles.map((role) => role.id);
      if (seenRoles && !isSameSet(seenRoles, before)) throw rolesChanged(account.email);
      if (account.state === 'left') throw hasLeft(account.email);
      if (isSameSet(roleIds, before)) return;
      const given = await findRoles(transaction, roleIds);
      const added = given.filter((role) => !before.includes(role.id));
      if (!authority.mayGive(getAllRights(added)))
        throw refusal('beyond-own-rights', rightsNotOwnMessage);
      if (!roleIds.includes(ownerRoleId)) await keepOwner(transaction, account);
      await new RoleRepository(transaction).assign(
        id,
        given.map((role) => role.id),
      );
      const details = { from: before.join(' '), to: roleIds.join(' ') };
      await this.note(transaction, authority, id, { action: 'roles', details });
    });
  }

  setSuspended(actor: Actor, id: string, isSuspended: boolean): Promise<void> {
    return this.change(actor, id, isSuspended, async (accounts, { state, email }) => {
      if (state === 'left') throw hasLeft(email);
      if ((state === 'suspended') === isSuspended) return undefined;
      await accounts.setSuspended(id, isSuspended);
      return { action: isSuspended ? 'suspend' : 'restore' };
    });
  }

  leave(actor: Actor, id: string): Promise<void> {
    return this.change(actor, id, true, async (accounts, { state }) => {
      if (state === 'left') return undefined;
      await accounts.leave(id);
      return { action: 'leave' };
    });
  }

  endSessions(actor: Actor, id: string): Promise<void> {
    return this.change(actor, id, false, async (accounts) => {
      await accounts.endSessions(id);
      return { action: 'end-sessions' };
    });
  }

  /** Removes another account's second factors after its owner lost them, ends its sessions and notifies its email. */
  resetFactors(actor: Actor, id: string): Promise<void> {
    if (actor.adminId === id) return Promise.reject(refusal('own-factors', ownFactors));
    return this.change(actor, id, false, async (accounts, { state, email }, transaction) => {
      if (state === 'left') throw hasLeft(email);
      await accounts.resetFactors(id);
      const { now, makeId } = this.parts;
      await new OutboxRepository(transaction, now, makeId).add('staff-reset-notice', email, id);
      return { action: 'reset-factors' };
    });
  }

  replacePassword(actor: Actor, id: string, passwordHash: string): Promise<void> {
    return this.change(actor, id, false, async (accounts, { state, email }) => {
      if (state === 'left') throw hasLeft(email);
      await accounts.replacePassword(id, passwordHash);
      return { action: 'password' };
    });
  }

  private change(actor: Actor, id: string, isGoing: boolean, write: Change): Promise<void> {
    return withAccountsLock(this.parts, actor, async (transaction, authority) => {
      const account = await this.findFor(transaction, authority, id);
      if (isGoing) await keepOwner(transaction, account);
      const accounts = new AccountRepository(transaction, this.parts.now);
      const entry = await write(accounts, account, transaction);
      if (entry) await this.note(transaction, authority, id, entry);
    });
  }

  /** Gets the account if the caller may change it, and throws otherwise. */
  private async findFor(
    transaction: Transaction<Tables>,
    authority: Authority,
    id: string,
  ): Promise<Account> {
    const account = await new AccountRepository(transaction, this.parts.now).find(id);
    if (account === undefined) throw noAccount();
    if (!authority.mayChange(getAllRights(account.roles))) throw refusal('owners-only', ownersOnly);
    return account;
  }

  private note(
    transaction: Transaction<Tables>,
    authority: Authority,
    id: string,
    entry: Pick<AuditEntry, 'action' | 'details'>,
  ): Promise<void> {
    const change = { kind: 'accounts', subjects: [id], ...entry } as const;
    return recordRightsChange(transaction, this.parts, authority, change);
  }
}

/** Works under the lock on accounts and roles, with the authority that the actor has then. */
export function withAccountsLock<Result>(
  { database }: Pick<ConsoleParts, 'database'>,
  actor: Actor,
  act: (transaction: Transaction<Tables>, authority: Authority) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await new RoleRepository(transaction).acquireLock();
    return act(transaction, await getAuthority(transaction, actor));
  });
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

async function keepOwner(transaction: Transaction<Tables>, { id, email }: Account): Promise<void> {
  if ((await new RoleRepository(transaction).findLastOwner()) === id) throw lastOwner(email);
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
