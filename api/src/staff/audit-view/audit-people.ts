import type { AuditPerson } from 'contract/audit';
import type { Database } from '../../storage/database';

/** What the accounts of staff are called in the audit view, oldest first. Who has left still is. */
export async function readAuditPeople(database: Database): Promise<AuditPerson[]> {
  const rows = await database
    .selectFrom('admins')
    .select(['id', 'name', 'email'])
    .orderBy('number')
    .execute();
  return rows.map(({ id, name, email }) => ({ _id: id, name: name || email }));
}
