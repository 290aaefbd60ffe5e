import type { ReleasedPackage } from 'contract/site-state';
import type { Database } from '../../storage/database';
import { RoleRepository, getAllRights } from '../../auth/roles/role-repository';

/** All SQL about where teams are told of their releases. */
export class TeamRepository {
  constructor(private readonly database: Database) {}

  /** Returns the address of a package's team; null where none was entered. */
  async findEmail(name: ReleasedPackage): Promise<string | null> {
    const row = await this.database
      .selectFrom('release_teams')
      .select('email')
      .where('package', '=', name)
      .executeTakeFirst();
    return row?.email ?? null;
  }

  /** @param email null removes it */
  async setEmail(name: ReleasedPackage, email: string | null): Promise<void> {
    if (email === null) {
      await this.database.deleteFrom('release_teams').where('package', '=', name).execute();
      return;
    }
    const lowerCased = email.toLowerCase();
    await this.database
      .insertInto('release_teams')
      .values({ package: name, email: lowerCased })
      .onConflict((conflict) => conflict.column('package').doUpdateSet({ email: lowerCased }))
      .execute();
  }

  /** Returns the addresses of the staff who may change releases and can log in. */
  async listManagers(): Promise<readonly string[]> {
    const roles = await new RoleRepository(this.database).listByAccount();
    const ids = [...roles].flatMap(([id, own]) =>
      getAllRights(own).has('releases:manage') ? [id] : [],
    );
    if (ids.length === 0) return [];
    const rows = await this.database
      .selectFrom('admins')
      .select('email')
      .where('id', 'in', ids)
      .where('suspended_at', 'is', null)
      .where('left_at', 'is', null)
      .orderBy('number')
      .execute();
    return rows.map(({ email }) => email);
  }
}
