import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { Language } from 'contract/languages';
import type { StaffMember } from 'contract/review';
import { RoleRepository, ownerRoleId } from '../roles/role-repository';
import { removeLoginProofs } from '../second-factors/remove-login-proofs';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import type { Tables } from '../../storage/tables/tables';

export interface Admin {
  readonly id: string;
  readonly email: string;
  /** '' where it is unknown. */
  readonly name: string;
  readonly passwordHash: string;
}

export interface NewAdmin {
  readonly email: string;
  readonly passwordHash: string;
  readonly roleIds: readonly string[];
  /** '' where it is unknown. */
  readonly name?: string;
  /** The language of the console and of emails; undefined until one is known. */
  readonly language?: Language | undefined;
}

/** All SQL about staff accounts and their log-in. */
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

  /** Stores the first admin, an owner; returns false and stores nothing where there is one already. */
  async addFirst(email: string, passwordHash: string): Promise<boolean> {
    if (await this.hasAny()) return false;
    const first = { email, passwordHash, roleIds: [ownerRoleId] };
    return this.database
      .transaction()
      .execute(async (transaction) => (await this.insert(transaction, first, sql.lit(1))) !== '');
  }

  /**
   * Stores another admin and returns the id. A former staff member gets their old account back, so that what they did
   * before stays theirs. Undefined, and nothing is stored, where the email address has an account.
   */
  async addWithin(transaction: Transaction<Tables>, admin: NewAdmin): Promise<string | undefined> {
    const former = await this.reopen(transaction, admin);
    if (former !== undefined) return former;
    const number = sql<number>`(select coalesce(max(number), 0) + 1 from admins)`;
    return (await this.insert(transaction, admin, number)) || undefined;
  }

  /** Returns the id; '' where another process was faster. */
  private async insert(
    transaction: Transaction<Tables>,
    { email, passwordHash, roleIds, name = '', language }: NewAdmin,
    number: RawBuilder<number>,
  ): Promise<string> {
    const id = this.makeId();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('admins')
      .values({
        number,
        id,
        email: email.toLowerCase(),
        name,
        password_hash: passwordHash,
        created_at: this.now().toISOString(),
        language: language ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return '';
    await new RoleRepository(transaction).assign(id, roleIds);
    return id;
  }

  private async reopen(
    transaction: Transaction<Tables>,
    { email, passwordHash, roleIds, name = '', language }: NewAdmin,
  ): Promise<string | undefined> {
    const former = await transaction
      .selectFrom('admins')
      .select(['id', 'name', 'language'])
      .where('email', '=', email.toLowerCase())
      .where('left_at', 'is not', null)
      .executeTakeFirst();
    if (former === undefined) return undefined;
    await transaction
      .updateTable('admins')
      .set({
        password_hash: passwordHash,
        name: name || former.name,
        language: language ?? former.language,
        left_at: null,
      })
      .where('id', '=', former.id)
      .execute();
    // Leaving removes these too; an account that was left before a release did so may still have them.
    await removeLoginProofs(transaction, former.id);
    await new RoleRepository(transaction).assign(former.id, roleIds);
    return former.id;
  }

  /** Returns all staff to whom a record can be assigned, oldest account first: only those who can log in. */
  async listStaff(): Promise<StaffMember[]> {
    const rows = await this.database
      .selectFrom('admins')
      .select(['id as _id', 'email', 'name'])
      .where('suspended_at', 'is', null)
      .where('left_at', 'is', null)
      .orderBy('number')
      .execute();
    return rows.map(({ name, ...member }) => ({ ...member, ...(name && { name }) }));
  }

  /** Returns an account that can log in: none that is suspended or was left. An email address is case-insensitive. */
  findByEmail(email: string): Promise<Admin | undefined> {
    return this.selectOpen().where('email', '=', email.toLowerCase()).executeTakeFirst();
  }

  /** Returns such an account or a suspended one, whose owner is told so if they know the password. */
  async findForLogin(
    email: string,
  ): Promise<(Admin & { readonly isSuspended: boolean }) | undefined> {
    const found = await this.selectKept()
      .select('suspended_at')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { suspended_at, ...admin } = found;
    return { ...admin, isSuspended: suspended_at !== null };
  }

  /** Returns an account that can log in, by its id. */
  findById(id: string): Promise<Admin | undefined> {
    return this.selectOpen().where('id', '=', id).executeTakeFirst();
  }

  private selectOpen() {
    return this.selectKept().where('suspended_at', 'is', null);
  }

  private selectKept() {
    return this.database
      .selectFrom('admins')
      .select(['id', 'email', 'name', sql<string>`password_hash`.as('passwordHash')])
      .where('left_at', 'is', null);
  }
}
