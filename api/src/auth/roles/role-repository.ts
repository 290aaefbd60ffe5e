import { sql } from 'kysely';
import { allRights, toReadRight } from 'contract/rights';
import type { Right } from 'contract/rights';
import type { Database } from '../../storage/database';

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

  /** What an account may do; nothing for one that has no role, is suspended or has left. */
  async readRights(adminId: string): Promise<ReadonlySet<Right>> {
    return getAllRights(await this.listOfOpen(adminId));
  }

  /** The roles that an account may use, in their order: none while it is suspended. */
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
   * Asked first in a transaction that changes accounts or roles, it makes others that do so wait for its end: of two
   * owners who go at once, the second finds itself the last.
   */
  async takeTurn(): Promise<void> {
    await this.database
      .updateTable('roles')
      .set(({ ref }) => ({ position: ref('position') }))
      .where('id', '=', ownerRoleId)
      .execute();
  }

  /** The account that is the only owner who can log in; undefined while there are several. */
  async findLastOwner(): Promise<string | undefined> {
    const [owner, ...more] = await this.listOwners();
    return more.length === 0 ? owner?.id : undefined;
  }

  /** The owners who can log in. */
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

  /** Stores a role behind all others. */
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

  /** Whether an account has a role. */
  async isHeld(id: string): Promise<boolean> {
    const held = await this.database
      .selectFrom('admin_roles')
      .select('admin_id')
      .where('role_id', '=', id)
      .executeTakeFirst();
    return held !== undefined;
  }
}

/** What an account with these roles may do. */
export const getAllRights = (roles: readonly Role[]): ReadonlySet<Right> =>
  new Set(roles.flatMap(({ rights }) => rights));

/** A right that this release does not know gives nothing, and neither does one to work in a section that is not read. */
function toRole({ id, name, rights }: { id: string; name: string; rights: string }): Role {
  if (id === ownerRoleId) return { id, name, rights: allRights };
  const kept = new Set(JSON.parse(rights) as readonly string[]);
  return { id, name, rights: allRights.filter((right) => isWhole(right, kept)) };
}

/** Whether a right is among others together with the one to read what it is about. */
export const isWhole = (right: Right, rights: ReadonlySet<string>): boolean =>
  rights.has(right) && rights.has(toReadRight(right) ?? right);
