import type { Language } from 'contract/languages';
import type { Database } from '../storage/database';

/** Gives an account without a language that of the page on which its owner came in; its owner may choose another one. */
export async function adoptPageLanguage(
  database: Database,
  id: string,
  language: Language | undefined,
): Promise<void> {
  if (language === undefined) return;
  await database
    .updateTable('admins')
    .set({ language })
    .where('id', '=', id)
    .where('language', 'is', null)
    .execute();
}
