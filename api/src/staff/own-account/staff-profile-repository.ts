import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { StartPage } from 'contract/my-account-requests';
import { startPages } from 'contract/my-account-requests';
import type { Database } from '../../storage/database';

/** What an account says about itself; what it has not chosen is absent. */
interface OwnProfile {
  readonly name: string;
  readonly language?: Language;
  readonly startPage?: StartPage;
}

/** Reads what an account says about itself; undefined if the account does not exist. */
export async function findProfile(database: Database, id: string): Promise<OwnProfile | undefined> {
  const row = await database
    .selectFrom('admins')
    .select(['name', 'language', 'start_page'])
    .where('id', '=', id)
    .executeTakeFirst();
  const language = readLanguage(row?.language);
  const startPage = startPages.find((page) => page === row?.start_page);
  return row && { name: row.name, ...(language && { language }), ...(startPage && { startPage }) };
}

export const ownName = async (database: Database, id: string): Promise<string | undefined> =>
  (await findProfile(database, id))?.name;
