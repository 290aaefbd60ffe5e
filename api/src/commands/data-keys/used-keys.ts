import { sql } from 'kysely';
import { sealedWithText } from '../../storage/encryption/openable';
import type { Database } from '../../storage/database';
import { sealedTables } from './sealed-rows';

/** Those of the keys that something is encrypted with. The database looks for each, through all rows. */
export async function findUsedKeys(
  database: Database,
  ids: readonly string[],
): Promise<readonly string[]> {
  const used: string[] = [];
  for (const id of ids) if (await isUsed(database, id)) used.push(id);
  return used;
}

async function isUsed(database: Database, id: string): Promise<boolean> {
  const text = `%${sealedWithText(id)}%`;
  const found = sealedTables.map(
    ({ name, column }) =>
      sql`exists (select 1 from ${sql.table(name)} where cast(${column} as text) like ${text})`,
  );
  const { rows } = await sql<{ isUsed: boolean | number }>`
    select ${sql.join(found, sql` or `)} as "isUsed"`.execute(database);
  return Boolean(rows[0]?.isUsed);
}
