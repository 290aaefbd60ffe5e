import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { OwnStaffAccount } from 'contract/staff-security';
import type { AuditLog } from '../../storage/audit/audit-log';
import { toOwnAuditActor } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import { lockAccount } from '../../auth/second-factors/lock-account';
import type { Database } from '../../storage/database';

/** Reads an account's name and language, if one is chosen; undefined if the account does not exist. */
export async function findProfile(
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
  (await findProfile(database, id))?.name;

/**
 * Changes name and language and records both: managers recognise accounts by name, and emails about the account use its
 * language.
 */
export function changeProfile(
  { database, audit }: { readonly database: Database; readonly audit: AuditLog },
  staff: ActingStaff,
  { name, language }: OwnStaffAccount,
): Promise<void> {
  const { _id: id } = staff;
  return database.transaction().execute(async (transaction) => {
    // Of two concurrent changes, the second compares with what the first wrote.
    await lockAccount(transaction, id);
    const before = await findProfile(transaction, id);
    await transaction.updateTable('admins').set({ name, language }).where('id', '=', id).execute();
    const actor = toOwnAuditActor(staff);
    if (before?.name !== name) await audit.append(transaction, { ...actor, action: 'name' });
    if (before?.language !== language)
      await audit.append(transaction, { ...actor, action: 'language', details: { language } });
  });
}
