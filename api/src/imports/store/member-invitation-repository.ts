import { splitIntoBatches } from '../../storage/records/record-repository';
import type { Database } from '../../storage/database';
import { hasNoPassword } from './import-repository';

/** All SQL about invitations of the members whose profiles an import added. */
export class MemberInvitationRepository {
  constructor(private readonly database: Database) {}

  /** The profiles that an import added, that have no password, and whose owners it has not invited. */
  listUninvited(id: string): Promise<readonly { readonly id: string; readonly email: string }[]> {
    return this.database
      .selectFrom('import_records')
      .innerJoin('profiles', 'profiles.id', 'record_id')
      .select(['profiles.id', 'profiles.email'])
      .where('import_id', '=', id)
      .where('what', '=', 'added')
      .where('kind', '=', 'profiles')
      .where('invited_at', 'is', null)
      .where(hasNoPassword)
      .orderBy('row_number')
      .execute();
  }

  async note(id: string, profileIds: readonly string[], at: string): Promise<void> {
    for (const some of splitIntoBatches(profileIds))
      await this.database
        .updateTable('import_records')
        .set({ invited_at: at })
        .where('import_id', '=', id)
        .where('record_id', 'in', some)
        .execute();
  }
}
