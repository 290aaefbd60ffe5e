import type { AuditPerson } from 'contract/audit-requests';
import type { Database } from '../../storage/database';

/** Names the staff accounts for the audit view, oldest first, also those of staff who left. */
export async function getAuditPeople(database: Database): Promise<AuditPerson[]> {
  const rows = await database
    .selectFrom('admins')
    .select(['id', 'name', 'email'])
    .orderBy('number')
    .execute();
  return rows.map(({ id, name, email }) => ({ _id: id, name: name || email }));
}
