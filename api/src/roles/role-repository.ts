import { allRights, readRightOf } from 'contract/rights';
import type { Right } from 'contract/rights';
import type { Database } from '../storage/database';

/** A named set of rights. */
export interface Role {
  readonly id: string;
  readonly name: string;
  readonly rights: readonly Right[];
}

/** Who has it has every right, also those of later releases. There is always an account that has it. */
export const ownerRoleId = 'owner';

/** All SQL about roles and who has them. */
export class RoleRepository {
  constructor(private readonly database: Database) {}

  /** In their order. */
  async list(): Promise<Role[]> {
    const rows = await this.database
      .selectFrom('roles')
      .select(['id', 'name', 'rights'])
      .orderBy('position')
      .execute();
    return rows.map(toRole);
  }

  /** The roles of an account, in their order. */
  async listOf(adminId: string): Promise<Role[]> {
    const rows = await this.database
      .selectFrom('admin_roles')
      .innerJoin('roles', 'roles.id', 'admin_roles.role_id')
      .select(['roles.id', 'roles.name', 'roles.rights'])
      .where('admin_id', '=', adminId)
      .orderBy('position')
      .execute();
    return rows.map(toRole);
  }

  /** What an account may do; nothing for one that has no role. */
  async readRights(adminId: string): Promise<ReadonlySet<Right>> {
    return allRightsOf(await this.listOf(adminId));
  }

  /** The roles of all accounts that have one, in their order. */
  async listByAccount(): Promise<ReadonlyMap<string, readonly Role[]>> {
    const rows = await this.database
      .selectFrom('admin_roles')
      .innerJoin('roles', 'roles.id', 'admin_roles.role_id')
      .select(['admin_id', 'roles.id', 'roles.name', 'roles.rights'])
      .orderBy('position')
      .execute();
    const accounts = new Map<string, Role[]>();
    for (const { admin_id, ...role } of rows)
      accounts.set(admin_id, [...(accounts.get(admin_id) ?? []), toRole(role)]);
    return accounts;
  }

  /** Replaces the roles of an account. */
  async assign(adminId: string, roleIds: readonly string[]): Promise<void> {
    await this.database.deleteFrom('admin_roles').where('admin_id', '=', adminId).execute();
    if (roleIds.length === 0) return;
    await this.database
      .insertInto('admin_roles')
      .values(roleIds.map((role_id) => ({ admin_id: adminId, role_id })))
      .execute();
  }

  /**
   * The account that is the only owner; undefined while there are several. Asked first in the transaction that would
   * take that away, it makes others who ask wait for its end: of two owners who go at once, the second is the last.
   */
  async findLastOwner(): Promise<string | undefined> {
    await this.database
      .updateTable('roles')
      .set(({ ref }) => ({ position: ref('position') }))
      .where('id', '=', ownerRoleId)
      .execute();
    const [owner, ...more] = await this.database
      .selectFrom('admin_roles')
      .select('admin_id')
      .where('role_id', '=', ownerRoleId)
      .execute();
    return more.length === 0 ? owner?.admin_id : undefined;
  }
}

/** What somebody may do who has these roles. */
export const allRightsOf = (roles: readonly Role[]): ReadonlySet<Right> =>
  new Set(roles.flatMap(({ rights }) => rights));

/** A right that this release does not know gives nothing, and neither does one to work in a section that is not read. */
function toRole({ id, name, rights }: { id: string; name: string; rights: string }): Role {
  if (id === ownerRoleId) return { id, name, rights: allRights };
  const kept = new Set(JSON.parse(rights) as readonly string[]);
  const isWhole = (right: Right) => kept.has(right) && kept.has(readRightOf(right) ?? right);
  return { id, name, rights: allRights.filter(isWhole) };
}
