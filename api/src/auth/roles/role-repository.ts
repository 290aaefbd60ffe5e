import { sql } from 'kysely';
import { allRights, toReadRight } from 'contract/rights';
import type { Right } from 'contract/rights';
import type { Database } from '../../storage/database';

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly rights: readonly Right[];
}

/** The role with every right, also those of later releases. At least one account always has it. */
export const ownerRoleId = 'owner';

/** All SQL about roles and their assignment. */
export class RoleRepository {
  constructor(private readonly database: Database) {}

  /** Returns all roles in their order. */
  async list(): Promise<Role[]> {
    const rows = await this.database
      .selectFrom('roles')
      .select(['id', 'name', 'rights'])
      .orderBy('position')
      .execute();
    return rows.map(toRole);
  }

  /** Returns the roles of an account, in their order. */
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

  /** Returns the rights of an account; none where it has no role, is suspended or was removed. */
  async listRights(adminId: string): Promise<ReadonlySet<Right>> {
    return getAllRights(await this.listOfOpen(adminId));
  }

  /** Returns the roles that an account may use, in their order: none while it is suspended. */
  async listOfOpen(adminId: string): Promise<Role[]> {
    const open = await this.database
      .selectFrom('admins')
      .select('id')
      .where('id', '=', adminId)
      .where('suspended_at', 'is', null)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    return open === undefined ? [] : this.listOf(adminId);
  }

  /** Returns the roles of all accounts that have one, in their order. */
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
   * Locks changes of accounts and roles until the transaction ends; call it first. Of two owners who leave at once, the
   * second thus finds that they are the last.
   */
  async acquireLock(): Promise<void> {
    await this.database
      .updateTable('roles')
      .set(({ ref }) => ({ position: ref('position') }))
      .where('id', '=', ownerRoleId)
      .execute();
  }

  /** Returns the only owner who can log in; undefined while there are several. */
  async findLastOwner(): Promise<string | undefined> {
    const [owner, ...more] = await this.listOwners();
    return more.length === 0 ? owner?.id : undefined;
  }

  /** Returns the owners who can log in. */
  listOwners(): Promise<{ readonly id: string; readonly email: string }[]> {
    return this.database
      .selectFrom('admin_roles')
      .innerJoin('admins', 'admins.id', 'admin_roles.admin_id')
      .select(['admins.id', 'admins.email'])
      .where('role_id', '=', ownerRoleId)
      .where('suspended_at', 'is', null)
      .where('left_at', 'is', null)
      .execute();
  }

  /** Stores a role after all others. */
  async insert({ id, name, rights }: Role): Promise<void> {
    const position = sql<number>`(select coalesce(max(position), 0) + 1 from roles)`;
    await this.database
      .insertInto('roles')
      .values({ id, position, name, rights: JSON.stringify(rights) })
      .execute();
  }

  async update({ id, name, rights }: Role): Promise<void> {
    await this.database
      .updateTable('roles')
      .set({ name, rights: JSON.stringify(rights) })
      .where('id', '=', id)
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.database.deleteFrom('roles').where('id', '=', id).execute();
  }

  /** Returns whether an account has the role. */
  async isHeld(id: string): Promise<boolean> {
    const held = await this.database
      .selectFrom('admin_roles')
      .select('admin_id')
      .where('role_id', '=', id)
      .executeTakeFirst();
    return held !== undefined;
  }
}

/** Returns the rights of an account with these roles. */
export const getAllRights = (roles: readonly Role[]): ReadonlySet<Right> =>
  new Set(roles.flatMap(({ rights }) => rights));

/**
 * Parses a role. Rights that this release does not know are dropped, and so is a right to work in a section without the
 * right to read it.
 */
function toRole({ id, name, rights }: { id: string; name: string; rights: string }): Role {
  if (id === ownerRoleId) return { id, name, rights: allRights };
  const kept = new Set(JSON.parse(rights) as readonly string[]);
  return { id, name, rights: allRights.filter((right) => isEffectiveRight(right, kept)) };
}

/** Returns whether a set has a right together with the right to read its subject. */
export const isEffectiveRight = (right: Right, rights: ReadonlySet<string>): boolean =>
  rights.has(right) && rights.has(toReadRight(right) ?? right);
