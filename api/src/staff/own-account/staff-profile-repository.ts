import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { OwnStaffAccount } from 'contract/staff-security';
import type { AuditLog } from '../../storage/audit/audit-log';
import { toOwnAuditActor } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import { lockAccount } from '../../auth/second-factors/lock-account';
import type { Database } from '../../storage/database';

/** What an account says of its owner, with the language that they have, if any; undefined when there is none. */
export async function readProfile(
  database: Database,
  id: string,
): Promise<{ readonly name: string; readonly language?: Language } | undefined> {
  const row = await database
    .selectFrom('admins')
    .select(['name', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  const language = readLanguage(row?.language);
  return row && { name: row.name, ...(language && { language }) };
}

export const ownName = async (database: Database, id: string): Promise<string | undefined> =>
  (await readProfile(database, id))?.name;

/**
 * Both are written down: by the name, a staff member who manages the accounts knows whose it is, and in the language
 * the account is told of what is done to it.
 */
export function changeProfile(
  { database, audit }: { readonly database: Database; readonly audit: AuditLog },
  staff: ActingStaff,
  { name, language }: OwnStaffAccount,
): Promise<void> {
  const { _id: id } = staff;
  return database.transaction().execute(async (transaction) => {
    // Of two at once, the second compares with what the first wrote.
    await lockAccount(transaction, id);
    const before = await readProfile(transaction, id);
    await transaction.updateTable('admins').set({ name, language }).where('id', '=', id).execute();
    const deed = toOwnAuditActor(staff);
    if (before?.name !== name) await audit.append(transaction, { ...deed, action: 'name' });
    if (before?.language !== language)
      await audit.append(transaction, { ...deed, action: 'language', details: { language } });
  });
}
