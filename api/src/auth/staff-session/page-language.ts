import type { Language } from 'contract/languages';
import type { Database } from '../../storage/database';

/**
 * Gives an account without a language that of the page on which its owner came in; its owner may choose another one.
 * Answers the language that the account has from then on, and had not before.
 */
export async function adoptPageLanguage(
  database: Database,
  id: string,
  language: Language | undefined,
): Promise<Language | undefined> {
  if (language === undefined) return undefined;
  const { numUpdatedRows } = await database
    .updateTable('admins')
    .set({ language })
    .where('id', '=', id)
    .where('language', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n ? undefined : language;
}
