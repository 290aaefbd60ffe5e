import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { StaffMember } from 'contract/review';
import { noteChange } from '../records/record-changes';
import { RoleRepository, ownerRoleId } from '../roles/role-repository';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';
import type { Tables } from '../storage/tables';

export interface Admin {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** As it is shown to whoever manages the accounts. */
export interface AdminAccount {
  readonly email: string;
  readonly createdAt: string;
  readonly roles: readonly string[];
}

interface NewAdmin {
  readonly number: RawBuilder<number>;
  readonly email: string;
  readonly passwordHash: string;
  readonly roleIds: readonly string[];
}

/** All SQL about staff accounts. */
export class AdminRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  async hasAny(): Promise<boolean> {
    const admin = await this.database.selectFrom('admins').select('id').limit(1).executeTakeFirst();
    return admin !== undefined;
  }

  /** Stores the first admin, an owner; false, and nothing is stored, when there is one already. */
  async addFirst(email: string, passwordHash: string): Promise<boolean> {
    if (await this.hasAny()) return false;
    return this.insert({ number: sql.lit(1), email, passwordHash, roleIds: [ownerRoleId] });
  }

  /** Stores one more admin; false, and nothing is stored, when the e-mail has an account. */
  add(email: string, passwordHash: string, roleIds: readonly string[]): Promise<boolean> {
    const number = sql<number>`(select coalesce(max(number), 0) + 1 from admins)`;
    return this.insert({ number, email, passwordHash, roleIds });
  }

  private insert({ number, email, passwordHash, roleIds }: NewAdmin): Promise<boolean> {
    return this.database.transaction().execute(async (transaction) => {
      const id = this.makeId();
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('admins')
        .values({
          number,
          id,
          email: email.toLowerCase(),
          password_hash: passwordHash,
          created_at: this.now().toISOString(),
        })
        // Another process may have been quicker.
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await new RoleRepository(transaction).assign(id, roleIds);
      return true;
    });
  }

  /** Oldest first, each with the names of its roles. */
  async list(): Promise<AdminAccount[]> {
    const rows = await this.database
      .selectFrom('admins')
      .select(['id', 'email', sql<string>`created_at`.as('createdAt')])
      .orderBy('number')
      .execute();
    const roles = await new RoleRepository(this.database).listByAccount();
    return rows.map(({ id, ...row }) => ({
      ...row,
      roles: (roles.get(id) ?? []).map(({ name }) => name),
    }));
  }

  /** All staff to whom a record can be assigned, oldest account first. */
  listStaff(): Promise<StaffMember[]> {
    return this.database
      .selectFrom('admins')
      .select(['id as _id', 'email'])
      .orderBy('number')
      .execute();
  }

  /** Gives an account another password and ends its sessions; false when there is no such account. */
  replacePassword(email: string, passwordHash: string): Promise<boolean> {
    return this.database.transaction().execute(async (transaction) => {
      // First: a login that is under way with the old password waits for this, and then begins no session.
      const { numUpdatedRows } = await transaction
        .updateTable('admins')
        .set({ password_hash: passwordHash })
        .where('email', '=', email.toLowerCase())
        .executeTakeFirstOrThrow();
      const account = transaction
        .selectFrom('admins')
        .select('id')
        .where('email', '=', email.toLowerCase());
      await transaction.deleteFrom('admin_sessions').where('admin_id', 'in', account).execute();
      await noteChange(transaction, 'accounts');
      return numUpdatedRows === 1n;
    });
  }

  /** Removes an account with its sessions; false when there is none. The last owner stays. */
  async remove(email: string): Promise<boolean | 'last'> {
    return this.changeAccount(email, false, async (transaction, id) => {
      await transaction.deleteFrom('admins').where('id', '=', id).execute();
    });
  }

  /** Gives an account other roles; false when there is none. The last owner stays one. */
  async setRoles(email: string, roleIds: readonly string[]): Promise<boolean | 'last'> {
    const staysOwner = roleIds.includes(ownerRoleId);
    return this.changeAccount(email, staysOwner, (transaction, id) =>
      new RoleRepository(transaction).assign(id, roleIds),
    );
  }

  /** Consoles that are open hear of it within a second. */
  private changeAccount(
    email: string,
    staysOwner: boolean,
    change: (transaction: Transaction<Tables>, id: string) => Promise<void>,
  ): Promise<boolean | 'last'> {
    return this.database.transaction().execute(async (transaction) => {
      const isLast = await new RoleRepository(transaction).findLastOwner();
      const admins = new AdminRepository(transaction, this.now, this.makeId);
      const admin = await admins.findByEmail(email);
      if (admin === undefined) return false;
      if (isLast === admin.id && !staysOwner) return 'last';
      await change(transaction, admin.id);
      await noteChange(transaction, 'accounts');
      return true;
    });
  }

  /** An e-mail's case does not count. */
  findByEmail(email: string): Promise<Admin | undefined> {
    return this.database
      .selectFrom('admins')
      .select(['id', 'email', sql<string>`password_hash`.as('passwordHash')])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
  }

  /** The same, by its id. */
  findById(id: string): Promise<Admin | undefined> {
    return this.database
      .selectFrom('admins')
      .select(['id', 'email', sql<string>`password_hash`.as('passwordHash')])
      .where('id', '=', id)
      .where('suspended_at', 'is', null)
      .where('left_at', 'is', null)
      .executeTakeFirst();
  }
}
