import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import { contentStarters } from './0020-content-starters';

describe.each(bothDatabases)('on %s', (kind) => {
  it.each([
    ['none where nothing was ever published', 0, []],
    [
      'the kinds of before where something was',
      1,
      ['departments', 'messages', 'ministers', 'programs', 'testimonies'],
    ],
  ])('says that what came with the site is there of %s', async (_what, publications, kinds) => {
    const { database, remove } = await makeDatabase(kind);
    await sql`drop table content_starters`.execute(database);
    await database.updateTable('content_state').set({ publications }).execute();
    await contentStarters.up(database);
    const rows = await database
      .selectFrom('content_starters')
      .selectAll()
      .orderBy('kind')
      .execute();
    expect(rows.map((row) => row.kind)).toEqual(kinds);
    await remove();
  });
});
