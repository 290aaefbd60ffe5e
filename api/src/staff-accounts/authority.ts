import type { Transaction } from 'kysely';
import { allRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import { HttpError } from '../http/errors/http-error';
import { RoleRepository, allRightsOf, ownerRoleId } from '../roles/role-repository';
import type { Role } from '../roles/role-repository';
import type { Tables } from '../storage/tables';

/** What stands for an id where `npm run admin` changes something: whoever may run it may do everything. */
export const theCommand = 'command';

/** What somebody who changes accounts or roles may do with them. */
export class Authority {
  private readonly isOwner: boolean;
  private readonly rights: ReadonlySet<Right>;

  constructor(
    /** Of an admin, or `theCommand`. */
    readonly id: string,
    roles: readonly Role[],
  ) {
    this.isOwner = id === theCommand || roles.some((role) => role.id === ownerRoleId);
    this.rights = this.isOwner ? new Set(allRights) : allRightsOf(roles);
  }

  get canManage(): boolean {
    return this.rights.has('accounts:manage');
  }

  /** Nobody gives what they do not have, and only an owner makes others who manage accounts. */
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
 * What somebody may do, read in the transaction of the change: of two who take each other's rights at once, the second
 * has none any more. Throws an HttpError (409) for somebody who may not manage accounts by now.
 */
export async function readAuthority(
  transaction: Transaction<Tables>,
  id: string,
): Promise<Authority> {
  const roles = id === theCommand ? [] : await new RoleRepository(transaction).listOfOpen(id);
  const authority = new Authority(id, roles);
  if (!authority.canManage) throw refusal('Your rights were changed, so this was not done.');
  return authority;
}

/** 409 with words: 403 would say that the session is none, and the console leads to the login then. */
export const refusal = (words: string) => new HttpError(409, words);
