import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
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
