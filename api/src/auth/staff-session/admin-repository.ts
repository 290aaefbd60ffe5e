import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { Language } from 'contract/languages';
import type { StaffMember } from 'contract/review';
import { RoleRepository, ownerRoleId } from '../roles/role-repository';
import { forgetProofs } from '../second-factors/forget-proofs';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import type { Tables } from '../../storage/tables/tables';

export interface Admin {
  readonly id: string;
  readonly email: string;
  /** '' where it is not known yet. */
  readonly name: string;
  readonly passwordHash: string;
}

export interface NewAdmin {
  readonly email: string;
  readonly passwordHash: string;
  readonly roleIds: readonly string[];
  /** '' where it is not known yet. */
  readonly name?: string;
  /** Of the console and of mails; undefined until one is known. */
  readonly language?: Language | undefined;
}

/** All SQL about logging in to staff accounts, and about those that there are. */
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
    const first = { email, passwordHash, roleIds: [ownerRoleId] };
    return this.database
      .transaction()
      .execute(async (transaction) => (await this.insert(transaction, first, sql.lit(1))) !== '');
  }

  /**
   * Stores one more admin and answers its id. Who had an account and left gets it back, so that what they did before
   * stays theirs. Undefined, and nothing is stored, when the e-mail has an account.
   */
  async addWithin(transaction: Transaction<Tables>, admin: NewAdmin): Promise<string | undefined> {
    const former = await this.reopen(transaction, admin);
    if (former !== undefined) return former;
    const number = sql<number>`(select coalesce(max(number), 0) + 1 from admins)`;
    return (await this.insert(transaction, admin, number)) || undefined;
  }

  /** Answers the id, '' where another process was quicker. */
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
    // Leaving takes them too; an account that was left before that did so kept them.
    await forgetProofs(transaction, former.id);
    await new RoleRepository(transaction).assign(former.id, roleIds);
    return former.id;
  }

  /** All staff to whom a record can be assigned, oldest account first: only those who can log in. */
  listStaff(): Promise<StaffMember[]> {
    return this.database
      .selectFrom('admins')
      .select(['id as _id', 'email'])
      .where('suspended_at', 'is', null)
      .where('left_at', 'is', null)
      .orderBy('number')
      .execute();
  }

  /** An account that can be logged in to: none that is suspended or was left. An e-mail's case does not count. */
  findByEmail(email: string): Promise<Admin | undefined> {
    return this.selectOpen().where('email', '=', email.toLowerCase()).executeTakeFirst();
  }

  /** The same, and one that is suspended: its owner, who knows the password, is told so. */
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

  /** The same, by its id. */
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
