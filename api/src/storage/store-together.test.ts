import { bothDatabases, makeDatabase } from '../../testing/databases/databases';
import type { TestDatabase } from '../../testing/databases/databases';
import { storeInTransaction } from './store-together';

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await makeDatabase(kind);
  });
  afterEach(() => test.remove());

  const row = (name: string) => ({ name, value: 'on', updated_at: '' });
  const add = (name: string, changes = 1) => {
    const { sql, parameters } = test.database
      .insertInto('settings')
      .values(row(name))
      .onConflict((conflict) => conflict.doNothing())
      .compile();
    return { sql, parameters, changes };
  };
  const readNames = async () => {
    const rows = await test.database
      .selectFrom('settings')
      .select('name')
      .where('name', 'like', 'test-%')
      .orderBy('name')
      .execute();
    return rows.map(({ name }) => name);
  };

  it('stores all', async () => {
    expect(await storeInTransaction(test.database, [add('test-a'), add('test-b')])).toBe(true);
    expect(await readNames()).toEqual(['test-a', 'test-b']);
  });

  it('stores nothing where one changes another number of rows', async () => {
    await storeInTransaction(test.database, [add('test-a')]);
    expect(await storeInTransaction(test.database, [add('test-b'), add('test-a')])).toBe(false);
    expect(await storeInTransaction(test.database, [add('test-b', 2)])).toBe(false);
    expect(await readNames()).toEqual(['test-a']);
  });

  it('stores nothing where one fails', async () => {
    const wrong = { sql: 'insert into settings (name) values (null)', parameters: [], changes: 1 };
    await expect(storeInTransaction(test.database, [add('test-a'), wrong])).rejects.toThrow(
      /null/i,
    );
    expect(await readNames()).toEqual([]);
  });

  it('stays out of a transaction that is open', async () => {
    const { database } = test;
    const together: Promise<boolean>[] = [];
    const failed = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values(row('test-a')).execute();
      together.push(storeInTransaction(database, [add('test-b')]));
      await transaction.selectFrom('settings').select('name').execute();
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect(await Promise.all(together)).toEqual([true]);
    expect(await readNames()).toEqual(['test-b']);
  });
});
