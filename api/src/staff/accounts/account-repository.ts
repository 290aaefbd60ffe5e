import { sql } from 'kysely';
import type { ListedAccount } from 'contract/staff-account-requests';
import { RoleRepository } from '../../auth/roles/role-repository';
import type { Role } from '../../auth/roles/role-repository';
import {
  cancelEmailChange,
  removeLoginProofs,
} from '../../auth/second-factors/remove-login-proofs';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/** An account as staff who manage accounts see it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastLoginAt: string | null;
  readonly state: ListedAccount['state'];
  readonly roles: readonly Role[];
}

/** Replaces the password hash of a staff member who left: no password has this hash. */
const noPassword = 'left';

/** All SQL that changes accounts. */
export class AccountRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Lists all accounts, also of staff who left, oldest first. */
  async list(): Promise<Account[]> {
    const rows = await this.select().orderBy('number').execute();
    const roles = await new RoleRepository(this.database).listByAccount();
    return rows.map((row) => toAccount(row, roles.get(row.id) ?? []));
  }

  async find(id: string): Promise<Account | undefined> {
    return this.withRoles(await this.select().where('id', '=', id).executeTakeFirst());
  }

  /** The case of the email is ignored. */
  async findByEmail(email: string): Promise<Account | undefined> {
    const row = await this.select().where('email', '=', email.toLowerCase()).executeTakeFirst();
    return this.withRoles(row);
  }

  /** Suspends an account and ends its sessions, or restores it. */
  async setSuspended(id: string, isSuspended: boolean): Promise<void> {
    const suspended_at = isSuspended ? this.now().toISOString() : null;
    await this.database.updateTable('admins').set({ suspended_at }).where('id', '=', id).execute();
    if (isSuspended) await this.endSessions(id);
  }

  /** Erases everything of an account but its name and email, which old notes and the audit log still show. */
  async leave(id: string): Promise<void> {
    await this.database
      .updateTable('admins')
      .set({ left_at: this.now().toISOString(), suspended_at: null, password_hash: noPassword })
      .where('id', '=', id)
      .execute();
    await new RoleRepository(this.database).assign(id, []);
    await this.endSessions(id);
    await removeLoginProofs(this.database, id);
    await this.database.deleteFrom('staff_visits').where('admin_id', '=', id).execute();
    await this.leaveViews(id);
  }

  /** Removes the views that only this account sees; shared ones stay, and whoever sees one may take it over. */
  private async leaveViews(id: string): Promise<void> {
    for (const table of ['saved_view_choices', 'default_views'] as const)
      await this.database.deleteFrom(table).where('admin_id', '=', id).execute();
    const own = this.database.deleteFrom('saved_views').where('owner_id', '=', id);
    await own
      .where((is) => is.or([is('is_shared', '=', 0), is('removed_at', 'is not', null)]))
      .execute();
    await this.database
      .updateTable('saved_views')
      .set({ owner_id: null })
      .where('owner_id', '=', id)
      .execute();
  }

  /** A login in progress with the former password waits for this update and then begins no session. */
  async replacePassword(id: string, passwordHash: string): Promise<void> {
    await this.database
      .updateTable('admins')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .execute();
    await this.endSessions(id);
  }

  /** Also removes second factors, and everything that was begun with them. */
  async resetFactors(id: string): Promise<void> {
    await this.endSessions(id);
    await removeLoginProofs(this.database, id);
  }

  /** Also cancels a pending change of email, which one of these sessions requested. */
  async endSessions(id: string): Promise<void> {
    await this.database.deleteFrom('admin_sessions').where('admin_id', '=', id).execute();
    await cancelEmailChange(this.database, id);
  }

  private select() {
    return this.database
      .selectFrom('admins')
      .select(['id', 'email', 'name', 'suspended_at', 'left_at'])
      .select(sql<string>`created_at`.as('createdAt'))
      .select(sql<string | null>`last_login_at`.as('lastLoginAt'));
  }

  private async withRoles(row: AccountRow | undefined): Promise<Account | undefined> {
    return row && toAccount(row, await new RoleRepository(this.database).listOf(row.id));
  }
}

interface AccountRow extends Omit<Account, 'state' | 'roles'> {
  readonly suspended_at: string | null;
  readonly left_at: string | null;
}

function toAccount({ suspended_at, left_at, ...row }: AccountRow, roles: readonly Role[]): Account {
  if (left_at !== null) return { ...row, roles, state: 'left' };
  return { ...row, roles, state: suspended_at === null ? 'active' : 'suspended' };
}
