import type { Transaction } from 'kysely';
import { allRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import { commandId } from 'contract/staff-account-requests';
import type { PlainCode } from 'contract/error-codes';
import { HttpError } from '../../http/errors/http-error';
import { RoleRepository, getAllRights, ownerRoleId } from '../../auth/roles/role-repository';
import type { Role } from '../../auth/roles/role-repository';
import type { Tables } from '../../storage/tables/tables';

/** The actor of `npm run admin`: an operator who may run it may do everything. */
export const commandActor = { adminId: commandId } as const;

/** What an actor may do with accounts and roles. */
export class Authority {
  readonly isOwner: boolean;
  private readonly rights: ReadonlySet<Right>;

  constructor(
    readonly adminId: string,
    roles: readonly Role[],
  ) {
    this.isOwner = adminId === commandId || roles.some((role) => role.id === ownerRoleId);
    this.rights = this.isOwner ? new Set(allRights) : getAllRights(roles);
  }

  get canManage(): boolean {
    return this.rights.has('accounts:manage');
  }

  /** No actor grants rights they do not have, and only an owner makes others who manage accounts. */
  mayGive(rights: Iterable<Right>): boolean {
    return (
      this.isOwner ||
      (this.canManage &&
        [...rights].every((right) => right !== 'accounts:manage' && this.rights.has(right)))
    );
  }

  /** Only an owner may change those who manage accounts. */
  mayChange(rights: Iterable<Right>): boolean {
    return this.isOwner || (this.canManage && ![...rights].includes('accounts:manage'));
  }
}

/** Reads what an actor may do. Throws an HttpError (409) for one who may no longer manage accounts. */
export async function getAuthority(
  transaction: Transaction<Tables>,
  adminId: string,
): Promise<Authority> {
  const roles =
    adminId === commandId ? [] : await new RoleRepository(transaction).listOfOpen(adminId);
  const authority = new Authority(adminId, roles);
  if (!authority.canManage)
    throw refusal(
      'rights-changed',
      'Your rights were changed meanwhile, so this was not done. Please ask an owner.',
    );
  return authority;
}

/** Refuses with 409 and a message: 403 would say that there is no session, and the console would go to the login. */
export const refusal = (code: PlainCode, words: string) => new HttpError(409, { code }, words);
