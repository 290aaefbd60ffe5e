import { sql } from 'kysely';
import { makeDatabase } from '../../../testing/databases/databases';
import { insertContacts, insertProfiles } from '../../../testing/databases/searched-records';
import { rankOfField } from './search-fields';
import { searchedTables } from './searched-tables';

it('searches nothing that the server adds to what was sent: the index would not follow its changes', async () => {
  const { database, remove } = await makeDatabase('sqlite');
  await insertContacts(database, ['{"name":"Ruth"}']);
  await insertProfiles(database, ['{"name":"Ruth"}']);
  const merged = { merged_into: 'other' };
  for (const change of [{ hidden_at: 'now' }, { awaits_approval: 1, hidden_at: null }]) {
    await database
      .updateTable('submissions')
      .set({ ...merged, ...change })
      .execute();
    await database.updateTable('profiles').set(merged).execute();
    for (const { name, record } of searchedTables) {
      const { rows } = await sql<{ record: string }>`select ${record} as record
        from ${sql.table(name)}`.execute(database);
      const fields = Object.keys(JSON.parse(rows[0]?.record ?? '{}') as object);
      expect(fields).toContain('mergedInto');
      expect(fields.filter((field) => rankOfField(field) !== undefined)).toEqual(['name']);
    }
  }
  await remove();
});
