import type { Transaction } from 'kysely';
import { allRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import { commandId } from 'contract/staff-accounts';
import type { AuditEntry } from '../../storage/audit/audit-log';
import type { PlainCode } from 'contract/error-codes';
import { HttpError } from '../../http/errors/http-error';
import { RoleRepository, getAllRights, ownerRoleId } from '../../auth/roles/role-repository';
import type { Role } from '../../auth/roles/role-repository';
import type { Tables } from '../../storage/tables/tables';

/** Who changes accounts or roles, as the audit log has it. */
export type Actor = Pick<AuditEntry, 'adminId' | 'network'>;

/** An operator who may run `npm run admin` may do everything. */
export const theCommand: Actor = { adminId: commandId };

/** What an actor who changes accounts or roles may do with them. */
export class Authority {
  readonly isOwner: boolean;
  private readonly rights: ReadonlySet<Right>;

  constructor(
    readonly actor: Actor,
    roles: readonly Role[],
  ) {
    this.isOwner = actor.adminId === commandId || roles.some((role) => role.id === ownerRoleId);
    this.rights = this.isOwner ? new Set(allRights) : getAllRights(roles);
  }

  get canManage(): boolean {
    return this.rights.has('accounts:manage');
  }

  /** No actor gives rights they do not have, and only an owner makes others who manage accounts. */
  mayGive(rights: Iterable<Right>): boolean {
    return (
      this.isOwner ||
      (this.canManage &&
        [...rights].every((right) => right !== 'accounts:manage' && this.rights.has(right)))
    );
  }

  /** Those who manage accounts are an owner's to change. */
  mayChange(rights: Iterable<Right>): boolean {
    return this.isOwner || (this.canManage && ![...rights].includes('accounts:manage'));
  }
}

/**
 * What an actor may do, read in the transaction of the change: of two who take each other's rights at once, the second
 * has none any more. Throws an HttpError (409) for an actor who may not manage accounts by now.
 */
export async function readAuthority(
  transaction: Transaction<Tables>,
  actor: Actor,
): Promise<Authority> {
  const { adminId } = actor;
  const roles =
    adminId === commandId ? [] : await new RoleRepository(transaction).listOfOpen(adminId);
  const authority = new Authority(actor, roles);
  if (!authority.canManage)
    throw refusal(
      'rights-changed',
      'Your rights were changed meanwhile, so this was not done. Please ask an owner.',
    );
  return authority;
}

/** 409 with words: 403 would say that the session is none, and the console leads to the login then. */
export const refusal = (code: PlainCode, words: string) => new HttpError(409, { code }, words);
