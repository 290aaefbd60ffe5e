import { sql } from 'kysely';
import { parseJson } from 'contract/answer-reader';
import type { SavedView } from 'contract/saved-view-requests';
import type { Database } from '../../storage/database';
import { toDecryptableJson } from '../../storage/encryption/decryptable-json';
import { parseNote, viewKind } from '../../storage/encryption/encrypted-fields';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';

/** Views that one query returns. */
const viewsPerPage = 500;

/** What is stored encrypted. */
export type ViewContents = Pick<SavedView, 'name' | 'content'>;

/** JSON text with a view's name and content in it. */
export const viewBody = toDecryptableJson(sql`body`, sql.lit(viewKind), sql`saved_views.id`);

/** Undefined if it cannot be decrypted. */
export const parseContents = (body: string) =>
  parseJson(parseNote(body)) as ViewContents | undefined;

/** Reads the views of all staff, also removed ones that can still be taken back. */
export async function* walkViews(
  database: Database,
): AsyncGenerator<ViewContents & { readonly id: string }> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: readonly { readonly id: string; readonly body: string }[] = await database
      .selectFrom('saved_views')
      .select(['id', viewBody.as('body')])
      .where('id', '>', after)
      .orderBy('id')
      .limit(viewsPerPage)
      .execute();
    for (const { id, body } of rows) {
      const contents = parseContents(body);
      if (contents !== undefined) yield { id, ...contents };
    }
    after = rows.at(-1)?.id;
  }
}

/** Deletes views for good, with what staff chose about them. */
export async function deleteViews(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.deleteFrom('saved_views').where('id', 'in', ids).execute();
  getFieldEncryption(database).clearCache();
  await deleteLooseChoices(database);
}

/** Deletes what staff chose about views that are no more. */
export async function deleteLooseChoices(database: Database): Promise<void> {
  for (const table of ['saved_view_choices', 'default_views'] as const)
    await database
      .deleteFrom(table)
      .where('view_id', 'not in', (query) => query.selectFrom('saved_views').select('id'))
      .execute();
}
