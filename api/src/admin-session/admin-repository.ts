import { sql } from 'kysely';
import type { StaffMember } from 'contract/review';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';

export interface Admin {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
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

  /** Stores the first admin; false, and nothing is stored, when there is one already. */
  async addFirst(email: string, passwordHash: string): Promise<boolean> {
    if (await this.hasAny()) return false;
    const { numInsertedOrUpdatedRows } = await this.database
      .insertInto('admins')
      .values({
        number: 1,
        id: this.makeId(),
        email: email.toLowerCase(),
        password_hash: passwordHash,
        created_at: this.now().toISOString(),
      })
      // Another process may have been quicker.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Stores one more admin; false, and nothing is stored, when the e-mail has an account. */
  async add(email: string, passwordHash: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.database
      .insertInto('admins')
      .values(({ selectFrom }) => ({
        number: selectFrom('admins').select(sql<number>`coalesce(max(number), 0) + 1`.as('next')),
        id: this.makeId(),
        email: email.toLowerCase(),
        password_hash: passwordHash,
        created_at: this.now().toISOString(),
      }))
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Oldest first. */
  list(): Promise<{ readonly email: string; readonly createdAt: string }[]> {
    return this.database
      .selectFrom('admins')
      .select(['email', sql<string>`created_at`.as('createdAt')])
      .orderBy('number')
      .execute();
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
      const account = transaction
        .selectFrom('admins')
        .select('id')
        .where('email', '=', email.toLowerCase());
      await transaction.deleteFrom('admin_sessions').where('admin_id', 'in', account).execute();
      const { numUpdatedRows } = await transaction
        .updateTable('admins')
        .set({ password_hash: passwordHash })
        .where('email', '=', email.toLowerCase())
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    });
  }

  /** Removes an account with its sessions; false when there is none. The last one stays, so that staff can log in. */
  async remove(email: string): Promise<boolean | 'last'> {
    if ((await this.findByEmail(email)) === undefined) return false;
    const { numDeletedRows } = await this.database
      .deleteFrom('admins')
      .where('email', '=', email.toLowerCase())
      .where(({ selectFrom }) => selectFrom('admins').select(sql<boolean>`count(*) > 1`.as('many')))
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n ? true : 'last';
  }

  /** An e-mail's case does not count. */
  findByEmail(email: string): Promise<Admin | undefined> {
    return this.database
      .selectFrom('admins')
      .select(['id', 'email', sql<string>`password_hash`.as('passwordHash')])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
  }
}
