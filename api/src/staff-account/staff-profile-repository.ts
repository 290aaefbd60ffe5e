import { staffLanguages } from 'contract/rights';
import type { OwnStaffAccount, StaffLanguage } from 'contract/staff-security';
import type { Database } from '../storage/database';

/** What an account says of its owner; undefined when there is none. */
export async function readProfile(
  database: Database,
  id: string,
): Promise<{ readonly name: string; readonly language: StaffLanguage } | undefined> {
  const row = await database
    .selectFrom('admins')
    .select(['name', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  const language = staffLanguages.find((one) => one === row?.language) ?? 'en';
  return row && { name: row.name, language };
}

export const ownName = async (database: Database, id: string): Promise<string | undefined> =>
  (await readProfile(database, id))?.name;

export async function changeProfile(
  database: Database,
  id: string,
  { name, language }: OwnStaffAccount,
): Promise<void> {
  await database.updateTable('admins').set({ name, language }).where('id', '=', id).execute();
}
