import { sql } from 'kysely';
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

  /** An e-mail's case does not count. */
  findByEmail(email: string): Promise<Admin | undefined> {
    return this.database
      .selectFrom('admins')
      .select(['id', 'email', sql<string>`password_hash`.as('passwordHash')])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
  }
}
