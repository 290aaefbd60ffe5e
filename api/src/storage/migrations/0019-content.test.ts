import { sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { content } from './0019-content';

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let sections: readonly string[];
  beforeEach(async () => {
    test = await makeDatabase(kind);
    sections = await sectionsOfTheFirstStart(test);
    const later = ['content_plans', 'content_versions', 'content_slugs'];
    for (const table of [...later, 'content_entries', 'content_state'])
      await sql`drop table ${sql.table(table)}`.execute(test.database);
  });
  afterEach(() => test.remove());

  const migrateWith = async (rights: readonly string[]) => {
    const { database } = test;
    const office = { rights: JSON.stringify(rights) };
    await database.updateTable('roles').set(office).where('id', '=', 'office').execute();
    await content.up(database);
    const roles = database.selectFrom('roles').select(['id', 'rights']);
    const rows = await roles.where('id', 'in', ['office', 'pastor']).orderBy('id').execute();
    return rows.map((row) => [row.id, JSON.parse(row.rights) as unknown]);
  };

  it('begins with nothing, and lets the office edit the site', async () => {
    expect(await migrateWith(sections)).toEqual([
      ['office', [...sections, 'content:manage']],
      ['pastor', sections],
    ]);
    const state = await test.database.selectFrom('content_state').selectAll().execute();
    expect(state).toEqual([{ id: 1, publications: 0 }]);
  });

  it('leaves the office as an owner made it', async () => {
    expect(await migrateWith(['welfare:read'])).toContainEqual(['office', ['welfare:read']]);
  });
});

/** Returns the sections of the first start: the pastor has had exactly the rights over these since migration 0013. */
async function sectionsOfTheFirstStart({ database }: TestDatabase): Promise<readonly string[]> {
  const pastor = database.selectFrom('roles').select('rights').where('id', '=', 'pastor');
  const { rights } = await pastor.executeTakeFirstOrThrow();
  return JSON.parse(rights) as string[];
}
